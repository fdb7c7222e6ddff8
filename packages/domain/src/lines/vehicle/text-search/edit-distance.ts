/**
 * Returns whether two words differ by at most `maxEdits` missing, additional, wrong or swapped letters (optimal
 * string alignment distance).
 */
export function isWithinEdits(first: string, second: string, maxEdits: number): boolean {
  if (Math.abs(first.length - second.length) > maxEdits) return false;
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...first].entries()) {
    const currentRow = [row + 1];
    for (const [column, otherLetter] of [...second].entries()) {
      const replaceCost = (previousRow[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      const insertCost = Math.min(previousRow[column + 1] ?? 0, currentRow[column] ?? 0) + 1;
      const isSwapped =
        row > 0 && column > 0 && letter === second[column - 1] && first[row - 1] === otherLetter;
      const swapCost = isSwapped ? (rowBeforePrevious[column - 1] ?? 0) + 1 : insertCost;
      currentRow.push(Math.min(replaceCost, insertCost, swapCost));
    }
    [rowBeforePrevious, previousRow] = [previousRow, currentRow];
  }
  return (previousRow.at(-1) ?? 0) <= maxEdits;
}

/** Minimum lengths of a word with one and with two wrong letters: shorter words are too similar to each other. */
const MIN_LENGTH_WITH_ONE_EDIT = 4;
const MIN_LENGTH_WITH_TWO_EDITS = 7;

/** Returns whether `word` is probably a misspelling of `intendedWord`. The first letter of a short word is seldom wrong. */
export function isMistyped(word: string, intendedWord: string): boolean {
  if (word.length < MIN_LENGTH_WITH_ONE_EDIT || intendedWord.length < MIN_LENGTH_WITH_ONE_EDIT) return false;
  if (/\d/.test(word) || /\d/.test(intendedWord)) return false;
  if (word.length === MIN_LENGTH_WITH_ONE_EDIT && word[0] !== intendedWord[0]) return false;
  return isWithinEdits(word, intendedWord, word.length < MIN_LENGTH_WITH_TWO_EDITS ? 1 : 2);
}
