const FLOAT_BYTES = 8;

/** Joins texts of big-endian 8-byte floats, as PostgreSQL's `float8send` writes them. */
function readFloats(texts: readonly Buffer[]): Float64Array {
  const values = new Float64Array(texts.reduce((sum, { length }) => sum + length / FLOAT_BYTES, 0));
  let position = 0;
  for (const text of texts)
    for (let offset = 0; offset < text.length; offset += FLOAT_BYTES) {
      values[position] = text.readDoubleBE(offset);
      position += 1;
    }
  return values;
}

/** Returns the value at position `rank` of the sorted values. Sorts them only as far as necessary: values after it are not smaller. */
function selectRank(values: Float64Array, rank: number): number {
  const at = (index: number) => values[index] ?? Number.NaN;
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const pivot = at((first + last) >> 1);
    let [low, high] = [first, last];
    while (low <= high) {
      while (at(low) < pivot) low += 1;
      while (at(high) > pivot) high -= 1;
      if (low > high) break;
      [values[low], values[high]] = [at(high), at(low)];
      low += 1;
      high -= 1;
    }
    if (rank <= high) last = high;
    else if (rank >= low) first = low;
    else break;
  }
  return at(rank);
}

/**
 * Returns the median of the hours in texts of 8-byte floats, as PostgreSQL's `percentile_cont(0.5)` computes it; null without hours.
 */
export function medianHours(texts: readonly Buffer[]): number | null {
  const values = readFloats(texts);
  if (values.length === 0) return null;
  const lowRank = (values.length - 1) >> 1;
  const low = selectRank(values, lowRank);
  if (values.length % 2 === 1) return low;
  const high = values.subarray(lowRank + 1).reduce((least, value) => Math.min(least, value), Infinity);
  return low + 0.5 * (high - low);
}
