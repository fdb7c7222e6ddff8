/**
 * Sets of chunks and the partition of chunks into groups, as bit sets, because `improveGroups` evaluates a hundred thousand
 * changes per build.
 */

/** Returns a set for `size` elements that contains the given ones. */
export function bitSet(size, elements = []) {
  const set = new Uint32Array((size + 31) >> 5);
  for (const element of elements) set[element >> 5] |= 1 << (element & 31);
  return set;
}

/** Calls `visit` with each element of `set` that is not in `excluded`. */
export function forEachElement(set, excluded, visit) {
  for (let word = 0; word < set.length; word += 1) {
    let bits = excluded ? set[word] & ~excluded[word] : set[word];
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      bits ^= 1 << bit;
      visit(word * 32 + bit);
    }
  }
}

/** Returns whether `set` has an element that is not in `other`. */
export function exceeds(set, other) {
  for (let word = 0; word < set.length; word += 1) if ((set[word] & ~other[word]) !== 0) return true;
  return false;
}

/** Returns whether two sets have a common element. */
export function intersects(a, b) {
  for (let word = 0; word < a.length; word += 1) if ((a[word] & b[word]) !== 0) return true;
  return false;
}

/** Adds all elements of `added` to `set`. */
function addAll(set, added) {
  for (let word = 0; word < set.length; word += 1) set[word] |= added[word];
}

/**
 * Creates a partition of chunks into groups. Chunks and groups have indices; a group can have the index of any chunk.
 * @param {number} count number of chunks
 * @param {number[][]} imports for each chunk, the chunks that it imports directly
 * @param {number[][]} groups groups of more than one chunk; every other chunk is a separate group
 */
export function createPartition(count, imports, groups) {
  const importsOf = imports.map((elements) => bitSet(count, elements));
  const groupOf = Int32Array.from({ length: count }, (_, chunk) => chunk);
  const chunksOf = Array.from({ length: count }, (_, chunk) => new Set([chunk]));
  const members = Array.from({ length: count }, () => bitSet(count));
  const groupImports = Array.from({ length: count }, () => bitSet(count));

  /** Calculates the members and the imports of a group. */
  function refresh(group) {
    members[group].fill(0);
    groupImports[group].fill(0);
    for (const chunk of chunksOf[group]) {
      members[group][chunk >> 5] |= 1 << (chunk & 31);
      addAll(groupImports[group], importsOf[chunk]);
    }
    for (let word = 0; word < members[group].length; word += 1)
      groupImports[group][word] &= ~members[group][word];
  }

  /** Moves chunks of one group to another group. */
  function move(chunks, from, to) {
    for (const chunk of chunks) {
      chunksOf[from].delete(chunk);
      chunksOf[to].add(chunk);
      groupOf[chunk] = to;
    }
    refresh(from);
    refresh(to);
  }

  for (let group = 0; group < count; group += 1) refresh(group);
  for (const [first, ...others] of groups) for (const chunk of others) move([chunk], groupOf[chunk], first);

  /** Returns whether a group imports itself through another group. */
  function importsItself(group) {
    const pending = [group];
    const visited = new Set();
    while (pending.length > 0) {
      const current = pending.pop();
      let isFound = false;
      forEachElement(groupImports[current], null, (chunk) => {
        const imported = groupOf[chunk];
        if (imported === group && current !== group) isFound = true;
        if (imported === current || visited.has(imported)) return;
        visited.add(imported);
        pending.push(imported);
      });
      if (isFound) return true;
    }
    return false;
  }

  /** The number of the call of `load` that last found a group. */
  const foundBy = new Uint32Array(count);
  let calls = 0;

  /** Writes into `loaded` all chunks that a consumer of the `needed` chunks loads; returns their groups. */
  function load(needed, loaded) {
    loaded.fill(0);
    calls += 1;
    const found = [];
    const add = (chunk) => {
      const group = groupOf[chunk];
      if (foundBy[group] === calls) return;
      foundBy[group] = calls;
      found.push(group);
    };
    forEachElement(needed, null, add);
    // `add` appends to the list while it is read.
    for (let index = 0; index < found.length; index += 1) {
      addAll(loaded, members[found[index]]);
      forEachElement(groupImports[found[index]], loaded, add);
    }
    return found;
  }

  return { groupOf, chunksOf, members, move, importsItself, load };
}
