/**
 * Appends one '!' to a field error as displayed [1 §5.8]; a sentence that ends with a full stop is unchanged,
 * and so is ''.
 */
export function withExclamationMark(message: string): string {
  return message === '' || /[!.]$/.test(message) ? message : `${message}!`;
}
