/**
 * Whether two words differ by at most `most` missing, additional, wrong or swapped letters (optimal string alignment
 * distance).
 */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (last[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      const inserted = Math.min(last[column + 1] ?? 0, current[column] ?? 0) + 1;
      const isSwapped = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === otherLetter;
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : inserted;
      current.push(Math.min(replaced, inserted, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return (last.at(-1) ?? 0) <= most;
}

/** Minimum lengths of a word with one and with two corrected letters: shorter words are too similar. */
const SHORTEST_WITH_ONE_EDIT = 4;
const SHORTEST_WITH_TWO_EDITS = 7;

/** Whether a mistyped word probably means the other. The first letter of a short word is seldom wrong. */
export function isMistyped(typed: string, meant: string): boolean {
  if (typed.length < SHORTEST_WITH_ONE_EDIT || meant.length < SHORTEST_WITH_ONE_EDIT) return false;
  if (/\d/.test(typed) || /\d/.test(meant)) return false;
  if (typed.length === SHORTEST_WITH_ONE_EDIT && typed[0] !== meant[0]) return false;
  return isWithinEdits(typed, meant, typed.length < SHORTEST_WITH_TWO_EDITS ? 1 : 2);
}
