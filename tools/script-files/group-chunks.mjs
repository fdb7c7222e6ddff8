/**
 * Chooses the chunks of a build that become one file. Code splitting makes a chunk for each set of modules
 * that the same pages need, some of a hundred bytes, so that a page requests fifty files. Merging two chunks
 * saves a request where both are needed, and costs bytes where only one is needed.
 *
 * @typedef {{ file: string, name: string, size: number, entry: boolean, lazy: boolean, imports: string[], dynamicImports: string[] }} Chunk
 *   `entry`: a page starts with it; `lazy`: it is imported on demand.
 * @typedef {{ most: number, growth: (entry: Chunk, part?: Chunk) => number, always: string[], startsWith: (entry: Chunk, part: Chunk) => boolean }} Options
 *   `most`: files that a page should load at most. `growth`: bytes before compression that a page may load without
 *   need, with the part that it starts with; three times as many for a lazy part. `always`: entries that every page loads. `startsWith`: whether pages of
 *   an entry load this lazy part for their first view; each page loads one such part.
 */

const LAZY_WEIGHT = 0.05;
const LAZY_GROWTH = 3;
/** Bytes that do not count: of two merges without a cost, the one that saves more files wins. */
const FREE = 20;
/** A byte counts once for a page that may still grow by this many bytes, and twice for one that may grow by half. */
const ROOM = 60_000;

/** Returns all files that loading `roots` loads. */
function closureOf(byFile, roots, found = new Set()) {
  for (const file of roots) {
    if (found.has(file) || !byFile.has(file)) continue;
    found.add(file);
    closureOf(byFile, byFile.get(file).imports, found);
  }
  return found;
}

/**
 * Returns the files that each page and lazy part needs, and those that are loaded before the part is requested. An
 * entry whose pages start with different parts is one page for each of them.
 */
function needsOf(chunks, byFile, { always, startsWith }) {
  const started = chunks.filter(({ entry, file }) => entry && !always.includes(file));
  const startedWith = new Map(started.map(({ file }) => [file, closureOf(byFile, [file, ...always])]));
  const before = new Map();
  for (const files of startedWith.values()) {
    const lazy = new Set();
    const visit = (from) => {
      for (const file of from)
        for (const part of byFile.get(file).dynamicImports)
          if (!lazy.has(part)) visit(closureOf(byFile, [lazy.add(part) && part]));
    };
    visit(files);
    for (const part of lazy) before.set(part, before.get(part)?.intersection(files) ?? files);
  }
  const parts = chunks.filter(({ lazy, entry }) => lazy && !entry);
  const pages = started.flatMap((entry) => {
    const first = parts.filter((part) => startsWith(entry, part)).map(({ file }) => file);
    const views = first.length > 0 ? first.map((part) => [part]) : [[]];
    return views.map((view) => ({ file: entry.file, view }));
  });
  return [
    ...pages.map(({ file, view }) => ({
      file,
      view: view[0],
      page: true,
      needs: closureOf(byFile, [file, ...always, ...view]),
      loaded: new Set(),
    })),
    ...parts.map(({ file }) => ({
      file,
      page: false,
      needs: closureOf(byFile, [file]),
      loaded: before.get(file) ?? new Set(),
    })),
  ];
}

/** Groups of chunks during merging, with their users and the cost for each. `uses[index]` is 1 for the user's groups. */
function createGroups(chunks, { most, growth, always, startsWith }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const users = needsOf(chunks, byFile, { always, startsWith }).map((user, index) => ({
    ...user,
    index,
    weight: user.page ? 1 : LAZY_WEIGHT,
    left: growth(byFile.get(user.file), byFile.get(user.view)) * (user.page ? 1 : LAZY_GROWTH),
    files: 0,
    /** Value of one file less. */
    worth: 0,
  }));
  const groupOf = new Map();
  for (const chunk of chunks) {
    groupOf.set(chunk.file, {
      chunks: [chunk],
      size: chunk.size,
      fixed: chunk.entry || chunk.lazy,
      uses: Uint8Array.from(users, ({ needs }) => Number(needs.has(chunk.file))),
      next: new Set(),
    });
  }
  for (const group of groupOf.values())
    for (const file of group.chunks[0].imports) if (groupOf.has(file)) group.next.add(groupOf.get(file));
  const groups = new Set(groupOf.values());

  const below = new Map();
  /** Returns all other groups that loading this one loads. */
  function belowOf(group) {
    if (!below.has(group)) {
      const found = new Set();
      below.set(group, found);
      for (const next of group.next) for (const reached of [next, ...belowOf(next)]) found.add(reached);
    }
    return below.get(group);
  }
  const bytes = (group, user) =>
    group.chunks.reduce((sum, { file, size }) => sum + (user.loaded.has(file) ? 0 : size), 0);

  function countFiles() {
    for (const user of users) {
      user.files = [...groups].filter(
        (group) =>
          group.uses[user.index] && (user.page || group.chunks.some(({ file }) => !user.loaded.has(file))),
      ).length;
      user.worth = user.weight * (Math.max(0, user.files - most) ** 2 + 0.02);
    }
  }

  /** Returns the cost of loading `other` for users that need only `wanted`; null when it exceeds their limit. */
  function costOf(wanted, other) {
    const costs = new Map();
    let lost = 0;
    for (const user of users) {
      if (!wanted.uses[user.index] || other.uses[user.index]) continue;
      const more = [other, ...belowOf(other)].filter((group) => group !== wanted && !group.uses[user.index]);
      const cost = more.reduce((sum, group) => sum + bytes(group, user), 0);
      if (cost > user.left) return null;
      costs.set(user, cost);
      lost += (more.length - 1) * user.worth;
    }
    return { costs, lost };
  }

  /**
   * Returns the value of the files that merging a pair saves, and the highest value per byte added that it can have; 0
   * when no page above `most` files saves one, or a page would exceed its limit.
   */
  function savedBy(a, b) {
    let saved = 0;
    let added = FREE;
    let needed = false;
    for (const { index, page, left, worth, files } of users) {
      const [inA, inB] = [a.uses[index], b.uses[index]];
      if (inA && inB) {
        saved += worth;
        needed ||= page && files > most;
      } else if (page && inA !== inB) {
        const { size } = inA ? b : a;
        if (size > left) return { saved: 0, most: 0 };
        added += (size * ROOM) / left;
      }
    }
    return { saved, most: needed ? saved / added : 0 };
  }

  /** Returns the value of merging a pair per byte added; null when it is not above `least`. */
  function valuePair(a, b, least) {
    const { saved, most: highest } = savedBy(a, b);
    if (highest <= least) return null;
    const [reached, reverse] = [costOf(a, b), costOf(b, a)];
    if (!reached || !reverse) return null;
    const costs = new Map([...reached.costs, ...reverse.costs]);
    const added = [...costs].reduce(
      (sum, [{ page, weight, left }, cost]) => sum + (page ? (cost * ROOM) / left : cost * weight),
      0,
    );
    return { a, b, costs, value: (saved - reached.lost - reverse.lost) / (added + FREE) };
  }

  /** Returns whether one leads to the other through a third, so that the merged file would be in an import cycle. */
  const inCircle = (a, b) =>
    [...a.next].some((next) => next !== b && belowOf(next).has(b)) ||
    [...b.next].some((next) => next !== a && belowOf(next).has(a));

  function best() {
    const free = [...groups].filter(({ fixed }) => !fixed);
    let found = null;
    for (const [index, a] of free.entries())
      for (const b of free.slice(index + 1)) {
        const least = found?.value ?? 0;
        const pair = valuePair(a, b, least);
        if (pair && pair.value > least && !inCircle(a, b)) found = pair;
      }
    return found;
  }

  function merge({ a, b, costs }) {
    for (const [user, cost] of costs) user.left -= cost;
    const uses = a.uses.map((used, index) => used | b.uses[index]);
    for (const group of belowOf(a).union(belowOf(b)))
      group.uses = group.uses.map((used, index) => used | uses[index]);
    const merged = {
      chunks: [...a.chunks, ...b.chunks],
      size: a.size + b.size,
      fixed: false,
      uses,
      next: a.next.union(b.next),
    };
    for (const old of [a, b]) {
      groups.delete(old);
      merged.next.delete(old);
      for (const { next } of groups) if (next.delete(old)) next.add(merged);
    }
    groups.add(merged);
    below.clear();
  }

  return {
    groups,
    best,
    merge,
    countFiles,
    done: () => users.every(({ page, files }) => !page || files <= most),
  };
}

/**
 * Returns the groups that become files: as few merges as bring every page down to `most` files, where
 * `growth` allows it. No group creates an import cycle, and entries and lazy parts keep their files.
 * @param {Chunk[]} chunks
 * @param {Options} options
 * @returns {Chunk[][]}
 */
export function groupChunks(chunks, options) {
  const work = createGroups(chunks, options);
  for (;;) {
    work.countFiles();
    const pair = work.done() ? null : work.best();
    if (!pair) break;
    work.merge(pair);
  }
  return [...work.groups]
    .filter(({ chunks: merged }) => merged.length > 1)
    .map(({ chunks: merged }) => merged);
}
