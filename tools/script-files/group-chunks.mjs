import { consumersOf } from './chunk-consumers.mjs';

/**
 * Chooses which chunks of a build become one file. Code splitting makes a chunk for each set of modules that the same
 * pages need. Some chunks have only a hundred bytes, and a page requests fifty files. A merge of two chunks saves a
 * request on pages that need both, and adds bytes to pages that need only one of them.
 *
 * A consumer is a page, or a lazy chunk: each loads a set of files.
 *
 * @typedef {{ file: string, name: string, size: number, isEntry: boolean, isLazy: boolean, imports: string[], dynamicImports: string[] }} Chunk
 *   `isEntry`: a page starts with this chunk. `isLazy`: a dynamic import loads this chunk. `size`: bytes before
 *   compression.
 * @typedef {object} Options
 * @property {(entry: Chunk) => number} maxFiles maximum number of files of a page of this entry
 * @property {(entry: Chunk, part?: Chunk) => number} maxBytes maximum number of bytes, before compression, of a page of this
 *   entry; `part` is the lazy chunk that the page loads for its first view
 * @property {string[]} alwaysLoaded entries that every page loads
 * @property {(entry: Chunk, part: Chunk) => boolean} isFirstPart whether pages of an entry can load a lazy chunk for their
 *   first view; each page loads one such chunk, the first part
 * @property {(part: Chunk, companion: Chunk) => boolean} isCompanion whether a page with this first part also loads a second
 *   lazy chunk (the companion) for its first view
 */

/** Weight of a lazy chunk's files and bytes, compared with a page's. */
const LAZY_WEIGHT = 0.05;
/**
 * Bytes that are added to the cost of every merge. Without them, the value per byte of merges that add no bytes would be
 * infinite, so that these merges could not be compared by the files that they save.
 */
const BASE_COST_BYTES = 20;
/** A byte costs 1 for a page that may still grow by this many bytes, and 2 for a page that may grow by half as many. */
const REFERENCE_GROWTH = 60_000;
/** Value of a saved file on a page within `maxFiles`. On a page above that limit, the square of the excess is added. */
const FILE_VALUE = 0.02;

/**
 * Returns one group per chunk, to be merged step by step. `usedBy[index]` is 1 when the consumer with this index loads
 * the group, and `users` are these indices; `imports` are the groups that this one imports directly.
 */
function initialGroups(chunks, consumers) {
  const groupOf = new Map(
    chunks.map((chunk) => [
      chunk.file,
      {
        chunks: [chunk],
        size: chunk.size,
        isFixed: chunk.isEntry || chunk.isLazy,
        usedBy: Uint8Array.from(consumers, ({ neededFiles }) => Number(neededFiles.has(chunk.file))),
        users: [],
        imports: new Set(),
      },
    ]),
  );
  for (const group of groupOf.values())
    for (const file of group.chunks[0].imports) if (groupOf.has(file)) group.imports.add(groupOf.get(file));
  return new Set(groupOf.values());
}

/** Returns the groups of a build, with functions that find the best merge of two groups and perform it. */
function createGroups(chunks, { maxFiles, maxBytes, ...viewOptions }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const sizeOf = (files) => [...files].reduce((sum, file) => sum + byFile.get(file).size, 0);
  const growthOf = ({ file, firstPart, neededFiles }) =>
    Math.max(0, maxBytes(byFile.get(file), byFile.get(firstPart)) - sizeOf(neededFiles));
  const consumers = consumersOf(chunks, byFile, viewOptions).map((consumer, index) => ({
    ...consumer,
    index,
    weight: consumer.isPage ? 1 : LAZY_WEIGHT,
    maxFiles: maxFiles(byFile.get(consumer.file)),
    /** Bytes that merges may still add to the consumer. */
    remainingGrowth: growthOf(consumer),
  }));
  const groups = initialGroups(chunks, consumers);
  /** The value of a saved file for each consumer. */
  const fileValues = new Float64Array(consumers.length);
  /** For each consumer: 1 for a page with more than `maxFiles` files, otherwise 0. */
  const isAboveLimit = new Uint8Array(consumers.length);
  /** Cost of a byte for each page; 0 for lazy chunks. */
  const byteCosts = new Float64Array(consumers.length);

  const importCache = new Map();
  /** Returns all groups that a group imports, directly or indirectly. */
  function allImportsOf(group) {
    if (!importCache.has(group)) {
      const result = new Set();
      importCache.set(group, result);
      for (const direct of group.imports)
        for (const imported of [direct, ...allImportsOf(direct)]) result.add(imported);
    }
    return importCache.get(group);
  }
  /** Returns the bytes of a group that the consumer has not loaded before. */
  const newBytesOf = (group, { filesBefore }) =>
    group.chunks.reduce((sum, { file, size }) => sum + (filesBefore.has(file) ? 0 : size), 0);

  /** Returns whether a consumer loads a new file for a group: a lazy chunk may have loaded all chunks of the group before. */
  const addsFile = (group, { isPage, filesBefore }) =>
    isPage || group.chunks.some(({ file }) => !filesBefore.has(file));

  /** Counts the files of each consumer, and calculates from this count the value of a saved file. */
  function countFiles() {
    const fileCounts = new Uint32Array(consumers.length);
    for (const group of groups) {
      group.users = [];
      for (const consumer of consumers) {
        if (!group.usedBy[consumer.index]) continue;
        group.users.push(consumer.index);
        if (addsFile(group, consumer)) fileCounts[consumer.index] += 1;
      }
    }
    for (const { index, isPage, weight, maxFiles: fileLimit, remainingGrowth } of consumers) {
      const excess = Math.max(0, fileCounts[index] - fileLimit);
      fileValues[index] = weight * (excess ** 2 + FILE_VALUE);
      isAboveLimit[index] = Number(isPage && excess > 0);
      byteCosts[index] = isPage ? REFERENCE_GROWTH / Math.max(1, remainingGrowth) : 0;
    }
    for (const group of groups)
      group.byteCost = group.users.reduce((sum, index) => sum + byteCosts[index], 0);
  }

  /**
   * Returns the loss that a merge of two groups causes to the consumers that need only `neededGroup` and then also load
   * `addedGroup`: the added bytes of each consumer, and the value of the added files. Returns null when the bytes exceed a
   * consumer's limit.
   */
  function lossOf(neededGroup, addedGroup) {
    const bytesByConsumer = new Map();
    let lostValue = 0;
    for (const consumer of consumers) {
      if (!neededGroup.usedBy[consumer.index] || addedGroup.usedBy[consumer.index]) continue;
      const newGroups = [addedGroup, ...allImportsOf(addedGroup)].filter(
        (group) => group !== neededGroup && !group.usedBy[consumer.index],
      );
      const bytes = newGroups.reduce((sum, group) => sum + newBytesOf(group, consumer), 0);
      if (bytes > consumer.remainingGrowth) return null;
      bytesByConsumer.set(consumer, bytes);
      lostValue += (newGroups.length - 1) * fileValues[consumer.index];
    }
    return { bytesByConsumer, lostValue };
  }

  /**
   * Returns the value of the files that a merge saves. Returns 0 for a merge that need not be evaluated: it saves no file on
   * a page above `maxFiles`, a page would exceed its limit of bytes, or the value per added byte cannot be above `minValue`.
   * This function is called for every pair of groups, so it first reads the users of the group that has fewer users.
   */
  function savingOf(a, b, minValue) {
    const [groupWithFewerUsers, groupWithMoreUsers] = a.users.length < b.users.length ? [a, b] : [b, a];
    let savedValue = 0;
    let sharedByteCost = 0;
    let savesFileAboveLimit = false;
    for (const index of groupWithFewerUsers.users) {
      if (!groupWithMoreUsers.usedBy[index]) continue;
      savedValue += fileValues[index];
      sharedByteCost += byteCosts[index];
      savesFileAboveLimit ||= isAboveLimit[index] === 1;
    }
    if (!savesFileAboveLimit) return 0;
    const minAddedBytes = a.size * (b.byteCost - sharedByteCost) + b.size * (a.byteCost - sharedByteCost);
    // The factor 0.999 is for rounding errors: the sum below adds the same numbers in another order.
    if (savedValue / (BASE_COST_BYTES + minAddedBytes * 0.999) <= minValue) return 0;
    let addedBytes = BASE_COST_BYTES;
    for (const { index, isPage, remainingGrowth } of consumers) {
      if (!isPage || a.usedBy[index] === b.usedBy[index]) continue;
      const { size } = a.usedBy[index] ? b : a;
      if (size > remainingGrowth) return 0;
      addedBytes += (size * REFERENCE_GROWTH) / remainingGrowth;
    }
    return savedValue / addedBytes > minValue ? savedValue : 0;
  }

  /** Returns a merge with its value per added byte; null when the value cannot be above `minValue`. */
  function evaluateMerge(a, b, minValue) {
    const savedValue = savingOf(a, b, minValue);
    if (savedValue === 0) return null;
    const [lossOfA, lossOfB] = [lossOf(a, b), lossOf(b, a)];
    if (!lossOfA || !lossOfB) return null;
    const bytesByConsumer = new Map([...lossOfA.bytesByConsumer, ...lossOfB.bytesByConsumer]);
    const addedBytes = [...bytesByConsumer].reduce(
      (sum, [{ isPage, weight, remainingGrowth }, bytes]) =>
        sum + (isPage ? (bytes * REFERENCE_GROWTH) / remainingGrowth : bytes * weight),
      0,
    );
    const value = (savedValue - lossOfA.lostValue - lossOfB.lostValue) / (addedBytes + BASE_COST_BYTES);
    return { a, b, bytesByConsumer, value };
  }

  /** Returns whether one group imports the other through a third. A merge of such groups would create an import cycle. */
  const wouldCreateCycle = (a, b) =>
    [...a.imports].some((direct) => direct !== b && allImportsOf(direct).has(b)) ||
    [...b.imports].some((direct) => direct !== a && allImportsOf(direct).has(a));

  function bestMerge() {
    // A merge of other groups saves no file on a page above the limit, so `savingOf` would return 0.
    const mergeableGroups = [...groups].filter(
      ({ isFixed, users }) => !isFixed && users.some((index) => isAboveLimit[index]),
    );
    let best = null;
    for (const [index, a] of mergeableGroups.entries())
      for (let other = index + 1; other < mergeableGroups.length; other += 1) {
        const b = mergeableGroups[other];
        const minValue = best?.value ?? 0;
        const merge = evaluateMerge(a, b, minValue);
        if (merge && merge.value > minValue && !wouldCreateCycle(a, b)) best = merge;
      }
    return best;
  }

  function performMerge({ a, b, bytesByConsumer }) {
    for (const [consumer, bytes] of bytesByConsumer) consumer.remainingGrowth -= bytes;
    const usedBy = a.usedBy.map((isUsed, index) => isUsed | b.usedBy[index]);
    for (const group of allImportsOf(a).union(allImportsOf(b)))
      group.usedBy = group.usedBy.map((isUsed, index) => isUsed | usedBy[index]);
    const mergedGroup = {
      chunks: [...a.chunks, ...b.chunks],
      size: a.size + b.size,
      isFixed: false,
      usedBy,
      users: [],
      imports: a.imports.union(b.imports),
    };
    for (const source of [a, b]) {
      groups.delete(source);
      mergedGroup.imports.delete(source);
      for (const { imports } of groups) if (imports.delete(source)) imports.add(mergedGroup);
    }
    groups.add(mergedGroup);
    importCache.clear();
  }

  return {
    groups,
    bestMerge,
    performMerge,
    countFiles,
    isWithinLimit: () => !isAboveLimit.includes(1),
  };
}

/**
 * Merges groups of chunks until every page has at most `maxFiles` files, or until `maxBytes` allows no further merge.
 * Returns the groups with more than one chunk; each becomes one file. No group creates an import cycle, and entries and
 * lazy chunks stay separate files.
 * @param {Chunk[]} chunks
 * @param {Options} options
 * @returns {Chunk[][]}
 */
export function groupChunks(chunks, options) {
  const { groups, countFiles, isWithinLimit, bestMerge, performMerge } = createGroups(chunks, options);
  for (;;) {
    countFiles();
    const merge = isWithinLimit() ? null : bestMerge();
    if (!merge) break;
    performMerge(merge);
  }
  return [...groups].map((group) => group.chunks).filter(({ length }) => length > 1);
}
