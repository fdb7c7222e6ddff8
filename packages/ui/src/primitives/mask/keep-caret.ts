const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Returns the position in the text after its first `digitCount` digits. */
function caretAfterDigits(formattedText: string, digitCount: number): number {
  let passedDigits = 0;
  for (let index = 0; index < formattedText.length; index += 1) {
    if (passedDigits === digitCount) return index;
    if (/\d/.test(formattedText.charAt(index))) passedDigits += 1;
  }
  return formattedText.length;
}

/**
 * Writes the formatted text into the input and keeps the caret after the same digit. When React then sets the
 * same value, the caret does not move.
 */
export function writeKeepingCaret(input: HTMLInputElement, formattedText: string): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const digitCount = countDigits(input.value.slice(0, caret));
  input.value = formattedText;
  const newCaret = isAtEnd ? formattedText.length : caretAfterDigits(formattedText, digitCount);
  input.setSelectionRange(newCaret, newCaret);
}
