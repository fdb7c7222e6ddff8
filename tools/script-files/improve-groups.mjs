import { consumersOf } from './chunk-consumers.mjs';
import { bitSet, createPartition, exceeds, forEachElement, intersects } from './chunk-sets.mjs';

/**
 * Improves a partition of chunks into groups by simulated annealing: random changes, of which worse ones are accepted less
 * and less often. `groupChunks` merges step by step and never takes a merge back, so some pages of its result load more
 * files than they may, or bytes that they do not need.
 *
 * Costs are in bytes before compression, so they can be compared.
 */

/** Number of random changes. More of them save less than 1 % of the bytes. */
const CHANGES = 60_000;
/** Attempts with other random numbers, until every page is within its limits. */
const MAX_ATTEMPTS = 4;
/** A worse change is accepted with probability 1/e if it costs this many bytes, at the start and at the end. */
const START_TEMPERATURE = 10_000;
const END_TEMPERATURE = 20;
/** A change is rejected at once when its first consumers cost this multiple of the temperature (probability 0.000006). */
const MAX_RELATIVE_COST = 12;
/** Cost of a file that a page loads. */
const FILE_COST = 50;
/** An additional byte costs 1 on a page that needs this many bytes, and 2 on a page that needs half as many. */
const REFERENCE_BYTES = 150_000;
/** Cost of a file above the page's limit; multiplied by the excess, so that no page remains far above its limit. */
const EXCESS_FILE_COST = 40_000;
/** Cost of a byte above the page's limit, in addition to the byte itself. */
const EXCESS_BYTE_COST = 40;
/** Weight of the bytes and files of a lazy chunk, which delay no first view. */
const LAZY_WEIGHT = 0.05;
/** Shares of changes that give a chunk a separate group, and that move a whole group. Other changes move a chunk. */
const SPLIT_SHARE = 0.12;
const MERGE_SHARE = 0.38;

/** Returns a function that returns pseudorandom numbers from 0 to 1: the same ones in every build (mulberry32). */
function pseudorandom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the function that calculates what a consumer loads and what this costs. */
function costFunction(sizes, { load, members }) {
  const bytesOf = (chunks, loadedBefore) => {
    let bytes = 0;
    forEachElement(chunks, loadedBefore, (chunk) => {
      bytes += sizes[chunk];
    });
    return bytes;
  };
  return ({ needed, neededBytes, loadedBefore, isPage, maxFiles, maxBytes }, loaded) => {
    const groups = load(needed, loaded);
    const bytes = bytesOf(loaded, loadedBefore);
    if (!isPage) {
      const newFiles = groups.filter((group) => exceeds(members[group], loadedBefore)).length;
      return LAZY_WEIGHT * (bytes + FILE_COST * newFiles);
    }
    const additionalBytes = bytes - neededBytes;
    const excessFiles = Math.max(0, groups.length - maxFiles);
    const excessBytes = Math.max(0, bytes - maxBytes);
    return (
      (additionalBytes * REFERENCE_BYTES) / neededBytes +
      FILE_COST * groups.length +
      EXCESS_FILE_COST * (excessFiles + excessFiles ** 2) +
      EXCESS_BYTE_COST * excessBytes
    );
  };
}

/** A page that needs more bytes than its limit may load this multiple of them. */
const ALLOWED_GROWTH = 1.1;

/** Returns the chunks, consumers and groups with indices and bit sets in place of files. */
function indexed(chunks, groups, { maxFiles, maxBytes, ...viewOptions }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const indexOf = new Map(chunks.map(({ file }, index) => [file, index]));
  const indices = (files) => [...files].filter((file) => indexOf.has(file)).map((file) => indexOf.get(file));
  return {
    sizes: chunks.map(({ size }) => size),
    movable: [...chunks.keys()].filter((index) => !chunks[index].isEntry && !chunks[index].isLazy),
    partition: createPartition(
      chunks.length,
      chunks.map(({ imports }) => indices(imports)),
      groups.map((group) => indices(group.map(({ file }) => file))),
    ),
    consumers: consumersOf(chunks, byFile, viewOptions).map((consumer) => {
      const { file, firstPart, isPage, neededFiles, filesBefore } = consumer;
      const neededBytes = indices(neededFiles).reduce((sum, index) => sum + chunks[index].size, 0);
      const limit = maxBytes(byFile.get(file), byFile.get(firstPart));
      return {
        isPage,
        maxFiles: maxFiles(byFile.get(file)),
        maxBytes: neededBytes > limit ? neededBytes * ALLOWED_GROWTH : limit,
        needed: bitSet(chunks.length, indices(neededFiles)),
        neededBytes,
        loadedBefore: bitSet(chunks.length, indices(filesBefore)),
      };
    }),
  };
}

/**
 * Returns a partition with a lower cost than `groups`, and whether every page is within its limits. `random` returns numbers
 * from 0 to 1.
 */
function anneal(chunks, groups, options, random) {
  const { sizes, movable, partition, consumers } = indexed(chunks, groups, options);
  const { groupOf, chunksOf, members, move, importsItself } = partition;
  const costOf = costFunction(sizes, partition);
  const states = consumers.map((consumer) => {
    const loaded = bitSet(chunks.length);
    return { loaded, cost: costOf(consumer, loaded), nextLoaded: bitSet(chunks.length), nextCost: 0 };
  });
  const randomChunk = () => movable[Math.floor(random() * movable.length)];

  /** Returns a random change: chunks to move, their group and the group they move to; null when there is none. */
  function randomChange() {
    const chunk = randomChunk();
    const from = groupOf[chunk];
    const kind = random();
    if (kind < SPLIT_SHARE) {
      const to = chunksOf[from].size > 1 ? chunksOf.findIndex(({ size }) => size === 0) : -1;
      return to < 0 ? null : { chunks: [chunk], from, to };
    }
    const to = groupOf[randomChunk()];
    if (to === from) return null;
    return { chunks: kind < SPLIT_SHARE + MERGE_SHARE ? [...chunksOf[from]] : [chunk], from, to };
  }

  /**
   * Calculates the costs after a change of two groups. Returns the difference, also when it exceeds `maxDifference` before all
   * consumers are calculated, and adds the consumers to `changed`.
   */
  function differenceOf({ from, to }, maxDifference, changed) {
    let difference = 0;
    for (let index = 0; index < states.length && difference <= maxDifference; index += 1) {
      const state = states[index];
      if (!intersects(state.loaded, members[from]) && !intersects(state.loaded, members[to])) continue;
      state.nextCost = costOf(consumers[index], state.nextLoaded);
      difference += state.nextCost - state.cost;
      changed.push(state);
    }
    return difference;
  }

  /** Returns whether a consumer loads at most the files and bytes of its limits. */
  function isWithinLimits({ needed, isPage, maxFiles, maxBytes }, loaded) {
    if (!isPage) return true;
    const files = partition.load(needed, loaded).length;
    let bytes = 0;
    forEachElement(loaded, null, (chunk) => {
      bytes += sizes[chunk];
    });
    return files <= maxFiles && bytes <= maxBytes;
  }

  for (let step = 0; movable.length > 1 && step < CHANGES; step += 1) {
    const temperature = START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** (step / CHANGES);
    const change = randomChange();
    if (!change) continue;
    move(change.chunks, change.from, change.to);
    const changed = [];
    const difference = importsItself(change.to)
      ? Number.POSITIVE_INFINITY
      : differenceOf(change, temperature * MAX_RELATIVE_COST, changed);
    if (difference <= 0 || random() < Math.exp(-difference / temperature)) {
      for (const state of changed) {
        [state.loaded, state.nextLoaded] = [state.nextLoaded, state.loaded];
        state.cost = state.nextCost;
      }
    } else move(change.chunks, change.to, change.from);
  }
  return {
    groups: chunksOf
      .filter(({ size }) => size > 1)
      .map((indices) => [...indices].map((index) => chunks[index])),
    cost: states.reduce((sum, { cost }) => sum + cost, 0),
    isWithinLimits: consumers.every((consumer, index) => isWithinLimits(consumer, states[index].loaded)),
  };
}

/**
 * Returns groups with a lower cost than `groups`. Entries and lazy chunks stay separate files, and no group creates an
 * import cycle. The same input gives the same groups.
 * @param {import('./group-chunks.mjs').Chunk[]} chunks
 * @param {import('./group-chunks.mjs').Chunk[][]} groups
 * @param {import('./group-chunks.mjs').Options} options
 * @returns {import('./group-chunks.mjs').Chunk[][]}
 */
export function improveGroups(chunks, groups, options) {
  let best = null;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && !best?.isWithinLimits; attempt += 1) {
    const result = anneal(chunks, groups, options, pseudorandom(attempt));
    if (best === null || result.isWithinLimits || result.cost < best.cost) best = result;
  }
  return best.groups;
}
