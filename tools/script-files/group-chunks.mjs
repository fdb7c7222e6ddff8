/**
 * Chooses the chunks of a build that become one file. Code splitting makes a chunk for each set of modules
 * that the same pages need, some of a hundred bytes, so that a page requests fifty files. Merging two chunks
 * saves a request where both are needed, and costs bytes where only one is needed.
 *
 * @typedef {{ file: string, name: string, size: number, entry: boolean, lazy: boolean, imports: string[], dynamicImports: string[] }} Chunk
 *   `entry`: a page starts with it; `lazy`: it is imported on demand.
 * @typedef {{ most: number, growth: (chunk: Chunk) => number, always: string[], isPage: (chunk: Chunk) => boolean }} Options
 *   `most`: files that a page should load at most. `growth`: bytes before compression that a page or part may load
 *   without need; three times as many for a lazy part, 40 % for a part of the first view. `always`: entries that
 *   every page loads. `isPage`: entries and lazy parts whose files count.
 */

const LAZY_WEIGHT = 0.05;
const LAZY_GROWTH = 3;
/** Share for a part of the first view, because the page loads its own share too. */
const PART_GROWTH = 0.4;
/** Bytes that do not count: of two merges without a cost, the one that saves more files wins. */
const FREE = 20;

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
 * Returns the files that each entry and lazy part needs, and those that are loaded before the part is
 * requested.
 */
function needsOf(chunks, byFile, always) {
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
  return [
    ...started.map(({ file }) => ({ file, needs: startedWith.get(file), loaded: new Set() })),
    ...parts.map(({ file }) => ({
      file,
      needs: closureOf(byFile, [file]),
      loaded: before.get(file) ?? new Set(),
    })),
  ];
}

/** Groups of chunks during merging, with their users and the cost for each. */
function createGroups(chunks, { most, growth, always, isPage }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const users = needsOf(chunks, byFile, always).map((user) => {
    const chunk = byFile.get(user.file);
    const page = isPage(chunk);
    const share = page ? (chunk.entry ? 1 : PART_GROWTH) : LAZY_GROWTH;
    return {
      ...user,
      page,
      weight: page ? 1 : LAZY_WEIGHT,
      left: growth(chunk) * share,
      files: 0,
    };
  });
  const groupOf = new Map();
  for (const chunk of chunks) {
    const users_ = users.filter(({ needs }) => needs.has(chunk.file));
    groupOf.set(chunk.file, {
      chunks: [chunk],
      fixed: chunk.entry || chunk.lazy,
      users: new Set(users_),
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
  /** Value of one file less for this user. */
  const worth = ({ weight, files }) => weight * (Math.max(0, files - most) ** 2 + 0.02);

  function countFiles() {
    for (const user of users)
      user.files = [...groups].filter(
        (group) =>
          group.users.has(user) && (user.page || group.chunks.some(({ file }) => !user.loaded.has(file))),
      ).length;
  }

  /** Returns the cost of loading `other` for users that need only `wanted`; null when it exceeds their limit. */
  function costOf(wanted, other) {
    const costs = new Map();
    let extraBytes = 0;
    for (const user of wanted.users) {
      if (other.users.has(user)) continue;
      const more = [other, ...belowOf(other)].filter((group) => group !== wanted && !group.users.has(user));
      const cost = more.reduce((sum, group) => sum + bytes(group, user), 0);
      if (cost > user.left) return null;
      costs.set(user, cost);
      extraBytes += (more.length - 1) * worth(user);
    }
    return { costs, lost: extraBytes };
  }

  /** Returns the value of merging a pair per byte added; null when it is not above `least`. */
  function valuePair(a, b, least) {
    let saved = 0;
    for (const user of a.users) if (b.users.has(user)) saved += worth(user);
    if (saved / FREE <= least) return null;
    const [reached, reverse] = [costOf(a, b), costOf(b, a)];
    if (!reached || !reverse) return null;
    const costs = new Map([...reached.costs, ...reverse.costs]);
    const added = [...costs].reduce((sum, [user, cost]) => sum + cost * user.weight, 0);
    return { a, b, costs, value: (saved - reached.lost - reverse.lost) / (added + FREE) };
  }

  /**
   * Returns whether one leads to the other through a third, so that the merged file would be in an import
   * cycle.
   */
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
    const users_ = a.users.union(b.users);
    for (const group of belowOf(a).union(belowOf(b))) group.users = group.users.union(users_);
    const merged = {
      chunks: [...a.chunks, ...b.chunks],
      fixed: false,
      users: users_,
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
