//! Which pairs of objects are left out.

use std::collections::{BTreeSet, HashMap};

use clasp_kernels::stages::assignment::{NO_SELF_COLLISIONS, Owner};
use glam::UVec4;

use crate::scene::Scene;
use crate::{Error, Result};

/// Leaves out pairs of triangles by the objects that they belong to. By default it leaves out none.
///
/// ```
/// use clasp::ObjectFilter;
///
/// // Three robots that do not collide with themselves, two of which shake hands; and cloth, which is object 3.
/// let filter = ObjectFilter::new().self_collisions(false).self_collisions_of(3, true).may_touch(0, 1);
/// assert!(filter.leaves_out(2, 2) && filter.leaves_out(1, 0));
/// assert!(!filter.leaves_out(3, 3) && !filter.leaves_out(0, 2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectFilter {
    /// Whether objects have no self-collisions, but for the exceptions.
    no_self_collisions: bool,
    exceptions: BTreeSet<usize>,
    /// Pairs of objects, the lower one first.
    may_touch: BTreeSet<(usize, usize)>,
}

impl ObjectFilter {
    /// Leaves out nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Switches self-collisions on or off for all objects.
    pub fn self_collisions(mut self, on: bool) -> Self {
        self.no_self_collisions = !on;
        self.exceptions.clear();
        self
    }

    /// Switches self-collisions on or off for one object.
    pub fn self_collisions_of(mut self, object: usize, on: bool) -> Self {
        if on == self.no_self_collisions {
            self.exceptions.insert(object);
        } else {
            self.exceptions.remove(&object);
        }
        self
    }

    /// Lets two objects touch: pairs between them are left out. (For an object and itself, this is the same as switching
    /// its self-collisions off.)
    pub fn may_touch(mut self, object: usize, other: usize) -> Self {
        if object == other {
            return self.self_collisions_of(object, false);
        }
        self.may_touch.insert((object.min(other), object.max(other)));
        self
    }

    /// Whether pairs between these two objects are left out.
    pub fn leaves_out(&self, object: usize, other: usize) -> bool {
        if object == other {
            self.no_self_collisions != self.exceptions.contains(&object)
        } else {
            self.may_touch.contains(&(object.min(other), object.max(other)))
        }
    }

    /// An error if it names an object that a scene of so many objects does not have.
    pub(crate) fn check(&self, objects: usize) -> Result<()> {
        let named = self.may_touch.iter().flat_map(|&(a, b)| [a, b]).chain(self.exceptions.iter().copied());
        match named.max().filter(|object| *object >= objects) {
            Some(object) => Err(Error::NoSuchObject { object, objects }),
            None => Ok(()),
        }
    }

    /// The filter as the pipelines use it, for the [triangles of motions](Scene::motion_triangles): those of the scene are
    /// the first of them.
    ///
    /// # Errors
    ///
    /// Where it names an object that the scene does not have.
    pub(crate) fn compile(&self, scene: &Scene) -> Result<CompiledFilter> {
        self.check(scene.objects())?;
        // Objects that may touch others have a group each; all the rest are group 0.
        let named: BTreeSet<usize> = self.may_touch.iter().flat_map(|&(a, b)| [a, b]).collect();
        let group_of: HashMap<usize, u32> = named.iter().copied().zip(1..).collect();
        let mut touched: Vec<Vec<u32>> = vec![Vec::new(); named.len() + 1];
        for (a, b) in &self.may_touch {
            let (a, b) = (group_of[a], group_of[b]);
            touched[a as usize].push(b);
            touched[b as usize].push(a);
        }
        let starts = touched.len() + 1;
        let mut lists = vec![0; starts];
        for (group, touched) in touched.iter_mut().enumerate() {
            touched.sort_unstable();
            lists[group] = lists.len() as u32;
            lists.extend_from_slice(touched);
        }
        lists[starts - 1] = lists.len() as u32;
        let group = |object: usize| {
            let flag = if self.leaves_out(object, object) { NO_SELF_COLLISIONS } else { 0 };
            group_of.get(&object).copied().unwrap_or(0) | flag
        };
        let groups: Vec<u32> = (0..scene.objects()).map(group).collect();
        let mut objects = Vec::new();
        if groups.iter().any(|group| *group != 0) {
            objects.extend(scene.motion_objects());
        }
        Ok(CompiledFilter { lists, groups, objects })
    }
}

/// A filter for the triangles of a scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompiledFilter {
    /// As [`may_touch`](clasp_kernels::stages::assignment::may_touch) describes them.
    pub(crate) lists: Vec<u32>,
    /// The group of each object, with [`NO_SELF_COLLISIONS`].
    groups: Vec<u32>,
    /// The object of each triangle. Empty where nothing is left out.
    objects: Vec<u32>,
}

impl CompiledFilter {
    /// An owner to each triangle, of these objects, that is in no cluster yet.
    pub(crate) fn owners(&self, objects: impl Iterator<Item = u32>) -> Vec<Owner> {
        objects.map(|object| UVec4::new(0, 0, object, self.groups[object as usize])).collect()
    }

    /// Whether any pair of objects is left out.
    pub(crate) fn leaves_out_any(&self) -> bool {
        self.groups.iter().any(|group| *group != 0)
    }

    /// Whether no object collides with itself.
    pub(crate) fn no_self_collisions(&self) -> bool {
        self.groups.iter().all(|group| group & NO_SELF_COLLISIONS != 0)
    }

    /// Whether a pair of triangles is left out.
    #[inline(always)]
    pub(crate) fn leaves_out(&self, first: u32, second: u32) -> bool {
        !self.objects.is_empty() && self.leaves_out_objects(self.objects[first as usize], self.objects[second as usize])
    }

    fn leaves_out_objects(&self, first: u32, second: u32) -> bool {
        let [group, other] = [first, second].map(|object| self.groups[object as usize]);
        if first == second {
            return group & NO_SELF_COLLISIONS != 0;
        }
        let [group, other] = [group, other].map(|group| group & !NO_SELF_COLLISIONS);
        let list = self.lists[group as usize] as usize..self.lists[group as usize + 1] as usize;
        self.lists[list].binary_search(&other).is_ok()
    }
}
