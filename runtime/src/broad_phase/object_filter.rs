//! The object filter: pairs of objects whose triangles are excluded.

use std::collections::{BTreeSet, HashMap};

use clasp3d_kernels::stages::assignment::{NO_SELF_COLLISIONS, TriangleTags, is_excluded};
use glam::UVec4;

use crate::scene::{Real, Scene};
use crate::{Error, Result, SettingsError};

/// Excludes pairs of triangles by the objects that they belong to. By default it excludes none.
///
/// ```
/// use clasp3d::ObjectFilter;
///
/// // Three robots that do not collide with themselves, two of which shake hands; and cloth, which is object 3.
/// let filter = ObjectFilter::new().self_collisions(false).self_collisions_of(3, true).may_touch(0, 1);
/// assert!(filter.excludes(2, 2) && filter.excludes(1, 0));
/// assert!(!filter.excludes(3, 3) && !filter.excludes(0, 2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectFilter {
    /// Whether self-collisions are off for all objects except `exceptions`; otherwise they are off for `exceptions` only.
    no_self_collisions: bool,
    exceptions: BTreeSet<usize>,
    /// Pairs of objects, the lower one first.
    may_touch: BTreeSet<(usize, usize)>,
}

impl ObjectFilter {
    /// Excludes nothing.
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

    /// Lets two objects touch: pairs between them are excluded. (For an object and itself, this is the same as switching
    /// its self-collisions off.)
    pub fn may_touch(mut self, object: usize, other: usize) -> Self {
        if object == other {
            return self.self_collisions_of(object, false);
        }
        self.may_touch.insert((object.min(other), object.max(other)));
        self
    }

    /// Whether pairs between these two objects are excluded.
    pub fn excludes(&self, object: usize, other: usize) -> bool {
        if object == other {
            self.no_self_collisions != self.exceptions.contains(&object)
        } else {
            self.may_touch.contains(&(object.min(other), object.max(other)))
        }
    }

    /// Returns an error if the filter refers to an object that a scene of `objects` objects does not have.
    pub(crate) fn check(&self, objects: usize) -> Result<()> {
        let mentioned = self.may_touch.iter().flat_map(|&(a, b)| [a, b]).chain(self.exceptions.iter().copied());
        match mentioned.max().filter(|object| *object >= objects) {
            Some(object) => Err(Error::Settings(SettingsError::NoSuchObject { object, objects })),
            None => Ok(()),
        }
    }

    /// Compiles the filter for the [CCD triangles](Scene::ccd_triangles) of a scene; the triangles of the scene come first.
    ///
    /// # Errors
    ///
    /// If the filter refers to an object that the scene does not have.
    pub(crate) fn compile(&self, scene: &Scene<impl Real>) -> Result<CompiledFilter> {
        self.check(scene.objects())?;
        // Each object that may touch others has a group of its own. All other objects are group 0.
        let touching: BTreeSet<usize> = self.may_touch.iter().flat_map(|&(a, b)| [a, b]).collect();
        let group_of: HashMap<usize, u32> = touching.iter().copied().zip(1..).collect();
        let mut touched: Vec<Vec<u32>> = vec![Vec::new(); touching.len() + 1];
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
            let flag = if self.excludes(object, object) { NO_SELF_COLLISIONS } else { 0 };
            group_of.get(&object).copied().unwrap_or(0) | flag
        };
        let groups: Vec<u32> = (0..scene.objects()).map(group).collect();
        let mut objects = Vec::new();
        if groups.iter().any(|group| *group != 0) {
            objects.extend(scene.ccd_objects());
        }
        Ok(CompiledFilter { lists, groups, objects })
    }
}

/// An [`ObjectFilter`] in the layout of the pipelines.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompiledFilter {
    /// Layout: [`is_excluded`].
    pub(crate) lists: Vec<u32>,
    /// The group of each object, with [`NO_SELF_COLLISIONS`].
    groups: Vec<u32>,
    /// The object of each triangle. Empty if the filter excludes nothing.
    objects: Vec<u32>,
}

impl CompiledFilter {
    /// Returns tags with an empty cluster mask for triangles of these objects.
    #[cfg(feature = "gpu")]
    pub(crate) fn tags(&self, objects: impl Iterator<Item = u32>) -> Vec<TriangleTags> {
        objects.map(|object| self.tags_of(object)).collect()
    }

    #[inline(always)]
    fn tags_of(&self, object: u32) -> TriangleTags {
        UVec4::new(0, 0, object, self.groups[object as usize])
    }

    /// Whether the filter excludes any pairs.
    #[cfg(feature = "gpu")]
    pub(crate) fn excludes_any(&self) -> bool {
        self.groups.iter().any(|group| *group != 0)
    }

    /// Whether no object has self-collisions.
    pub(crate) fn no_self_collisions(&self) -> bool {
        self.groups.iter().all(|group| group & NO_SELF_COLLISIONS != 0)
    }

    /// Whether the filter excludes a pair of triangles.
    #[inline(always)]
    pub(crate) fn excludes(&self, first: u32, second: u32) -> bool {
        !self.objects.is_empty() && {
            let [first, second] = [first, second].map(|triangle| self.tags_of(self.objects[triangle as usize]));
            is_excluded(|index| self.lists[index as usize], first, second)
        }
    }
}
