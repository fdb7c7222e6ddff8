const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Position in `formatted` right after its `count`-th digit. */
function caretAfterDigits(formatted: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}

/**
 * Writes the formatted text into the input and puts the caret after the digit it stood after. React then
 * finds the value it is about to set and leaves the caret alone.
 */
export function writeKeepingCaret(input: HTMLInputElement, formatted: string): void {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret >= input.value.length;
  const digitsBefore = digitsIn(input.value.slice(0, caret));
  input.value = formatted;
  const next = atEnd ? formatted.length : caretAfterDigits(formatted, digitsBefore);
  input.setSelectionRange(next, next);
}
