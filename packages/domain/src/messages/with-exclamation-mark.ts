/**
 * Returns the displayed text of a field error: the message with '!' at the end [1 §5.8]. Does not change a message that
 * ends with a full stop or '!', and the empty text.
 */
export function withExclamationMark(message: string): string {
  return message === '' || /[!.]$/.test(message) ? message : `${message}!`;
}
