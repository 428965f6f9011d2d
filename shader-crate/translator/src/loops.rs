//! A pass that restores the usual shape of `while` loops.
//!
//! rust-gpu compiles `while condition { body }` to a loop that tests its condition again at the end:
//!
//! ```text
//! loop {
//!     if condition { body } else { /* loop-carried values are undefined */ }
//!     continuing { …; break if !condition; }
//! }
//! ```
//!
//! Compilers do not recognize the trip count of this shape and do not unroll it. The pass changes it to
//!
//! ```text
//! loop {
//!     if condition { body } else { break; }
//!     continuing { … }
//! }
//! ```

use naga::{Arena, Block, Constant, Expression, Function, Handle, Module, Statement, UnaryOperator};

/// Changes all loops of the shape above.
pub(crate) fn break_early(module: &mut Module) {
    let Module { functions, entry_points, constants, global_expressions, .. } = module;
    let entry_points = entry_points.iter_mut().map(|entry| &mut entry.function);
    for function in functions.iter_mut().map(|(_, function)| function).chain(entry_points) {
        let mut body = core::mem::take(&mut function.body);
        FunctionPass { function, constants, global_expressions }.change_block(&mut body);
        function.body = body;
    }
}

/// A function whose body has been taken out to be changed.
struct FunctionPass<'f> {
    function: &'f Function,
    constants: &'f Arena<Constant>,
    global_expressions: &'f Arena<Expression>,
}

impl FunctionPass<'_> {
    fn change_block(&self, block: &mut Block) {
        for statement in block.iter_mut() {
            match statement {
                Statement::Block(block) => self.change_block(block),
                Statement::If { accept, reject, .. } => {
                    self.change_block(accept);
                    self.change_block(reject);
                }
                Statement::Switch { cases, .. } => cases.iter_mut().for_each(|case| self.change_block(&mut case.body)),
                Statement::Loop { body, continuing, break_if } => {
                    self.change_block(body);
                    break_if.take_if(|expression| self.change_loop(body, continuing, *expression));
                }
                _ => {}
            }
        }
    }

    /// Makes a loop break where its body ends with the same condition that it tests at its end. Returns whether it did.
    fn change_loop(&self, body: &mut Block, continuing: &Block, break_if: Handle<Expression>) -> bool {
        let only_updates_values = continuing.iter().all(|s| matches!(s, Statement::Emit(_) | Statement::Store { .. }));
        let last = body.iter().rposition(|s| !matches!(s, Statement::Emit(_) | Statement::Continue));
        let Some(Statement::If { condition, reject, .. }) = last.map(|last| &mut body[last]) else { return false };
        let negated = Expression::Unary { op: UnaryOperator::LogicalNot, expr: *condition };
        let undefined = |statement: &Statement| match statement {
            Statement::Emit(_) => true,
            Statement::Store { value, .. } => self.is_undefined(*value),
            _ => false,
        };
        let changes =
            only_updates_values && self.function.expressions[break_if] == negated && reject.iter().all(undefined);
        if changes {
            *reject = Block::from_vec(vec![Statement::Break]);
        }
        changes
    }

    /// Whether a value is naga's representation of an undefined value.
    fn is_undefined(&self, value: Handle<Expression>) -> bool {
        match self.function.expressions[value] {
            Expression::ZeroValue(_) => true,
            Expression::Constant(constant) => {
                matches!(self.global_expressions[self.constants[constant].init], Expression::ZeroValue(_))
            }
            _ => false,
        }
    }
}
