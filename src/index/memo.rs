//! Names that were looked up already, shared by all threads.

use std::hash::{BuildHasher, Hash};
use std::sync::RwLock;

use rustc_hash::{FxBuildHasher, FxHashMap};

/// So many locks that two threads seldom want the same one.
const N_SHARDS: usize = 32;

#[derive(Debug)]
pub struct Memo<K, V> {
    shards: Vec<RwLock<FxHashMap<K, V>>>,
}

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self { shards: (0..N_SHARDS).map(|_| RwLock::default()).collect() }
    }
}

impl<K: Hash + Eq, V: Clone> Memo<K, V> {
    fn shard(&self, key: &K) -> Option<&RwLock<FxHashMap<K, V>>> {
        let hash = FxBuildHasher.hash_one(key);
        self.shards.get(usize::try_from(hash >> 32).unwrap_or(0) % N_SHARDS)
    }

    pub fn get(&self, key: &K) -> Option<V> {
        self.shard(key)?.read().ok()?.get(key).cloned()
    }

    pub fn put(&self, key: K, value: V) {
        if let Some(mut shard) = self.shard(&key).and_then(|it| it.write().ok()) {
            shard.insert(key, value);
        }
    }

    /// The value of a key, which is worked out where it is asked for the first time; no lock is held meanwhile.
    pub fn get_or_put(&self, key: K, work: impl FnOnce(&K) -> V) -> V {
        self.get(&key).unwrap_or_else(|| {
            let value = work(&key);
            self.put(key, value.clone());
            value
        })
    }
}
