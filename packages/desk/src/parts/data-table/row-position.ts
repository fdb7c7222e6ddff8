/** Returns the index to which the focus moves; the first row if no row has the focus (`current` -1). */
export function adjacentIndex(current: number, step: 1 | -1 | 'first' | 'last', count: number): number {
  if (step === 'first' || (current < 0 && step !== 'last')) return 0;
  if (step === 'last') return count - 1;
  return Math.min(count - 1, Math.max(0, current + step));
}

/**
 * Returns the index of the row that gets the focus when a list appears: the row that was opened last, or the row that
 * took its place; the first row without a remembered position; -1 for an empty list.
 */
export function startIndex(
  position: { id: string; index: number } | undefined,
  ids: readonly string[],
): number {
  if (!position) return ids.length > 0 ? 0 : -1;
  const found = ids.indexOf(position.id);
  return found >= 0 ? found : Math.min(position.index, ids.length - 1);
}
