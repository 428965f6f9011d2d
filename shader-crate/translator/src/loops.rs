//! Loops in the shape that people write.
//!
//! rust-gpu makes of `while condition { body }` a loop that leaves at its end and carries a condition there:
//!
//! ```text
//! loop {
//!     if condition { body } else { /* what is carried on is undefined */ }
//!     continuing { …; break if !condition; }
//! }
//! ```
//!
//! That says the same, but compilers do not see how often it runs, and do not unroll it. This pass makes of it
//!
//! ```text
//! loop {
//!     if condition { body } else { break; }
//!     continuing { … }
//! }
//! ```

use naga::{Arena, Block, Constant, Expression, Function, Handle, Module, Statement, UnaryOperator};

/// Changes all loops of the shape above.
pub(crate) fn leave_early(module: &mut Module) {
    let Module { functions, entry_points, constants, global_expressions, .. } = module;
    let entry_points = entry_points.iter_mut().map(|entry| &mut entry.function);
    for function in functions.iter_mut().map(|(_, function)| function).chain(entry_points) {
        let mut body = core::mem::take(&mut function.body);
        Tidied { function, constants, global_expressions }.block(&mut body);
        function.body = body;
    }
}

/// A function whose body is taken out and worked on.
struct Tidied<'f> {
    function: &'f Function,
    constants: &'f Arena<Constant>,
    global_expressions: &'f Arena<Expression>,
}

impl Tidied<'_> {
    fn block(&self, block: &mut Block) {
        for statement in block.iter_mut() {
            match statement {
                Statement::Block(block) => self.block(block),
                Statement::If { accept, reject, .. } => {
                    self.block(accept);
                    self.block(reject);
                }
                Statement::Switch { cases, .. } => cases.iter_mut().for_each(|case| self.block(&mut case.body)),
                Statement::Loop { body, continuing, break_if } => {
                    self.block(body);
                    break_if.take_if(|expression| self.leaves_early(body, continuing, *expression));
                }
                _ => {}
            }
        }
    }

    /// If the last thing that a loop does is to ask for the condition that it goes on with: leaves right there.
    fn leaves_early(&self, body: &mut Block, continuing: &Block, break_if: Handle<Expression>) -> bool {
        let only_carries_on = continuing.iter().all(|s| matches!(s, Statement::Emit(_) | Statement::Store { .. }));
        let last = body.iter().rposition(|s| !matches!(s, Statement::Emit(_) | Statement::Continue));
        let Some(Statement::If { condition, reject, .. }) = last.map(|last| &mut body[last]) else { return false };
        let negated = Expression::Unary { op: UnaryOperator::LogicalNot, expr: *condition };
        let undefined = |statement: &Statement| match statement {
            Statement::Emit(_) => true,
            Statement::Store { value, .. } => self.is_undefined(*value),
            _ => false,
        };
        let changes = only_carries_on && self.function.expressions[break_if] == negated && reject.iter().all(undefined);
        if changes {
            *reject = Block::from_vec(vec![Statement::Break]);
        }
        changes
    }

    /// Whether a value is what naga makes of an undefined one.
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
