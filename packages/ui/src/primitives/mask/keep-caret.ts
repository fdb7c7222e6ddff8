const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Returns the position in `formatted` after its `count`-th digit. */
function caretAfterDigits(formatted: string, count: number): number {
  let digitCount = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (digitCount === count) return index;
    if (/\d/.test(formatted.charAt(index))) digitCount += 1;
  }
  return formatted.length;
}

/**
 * Writes the formatted text into the input and keeps the caret after the same digit. When React then sets the
 * same value, the caret does not move.
 */
export function writeKeepingCaret(input: HTMLInputElement, formatted: string): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const digitsBefore = countDigits(input.value.slice(0, caret));
  input.value = formatted;
  const newCaret = isAtEnd ? formatted.length : caretAfterDigits(formatted, digitsBefore);
  input.setSelectionRange(newCaret, newCaret);
}
