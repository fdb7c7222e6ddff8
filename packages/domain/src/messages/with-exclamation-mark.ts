/**
 * Returns the displayed text of a field error: the message with '!' at the end [1 §5.8]. An empty message, and a message
 * that ends with a full stop or '!', stay unchanged.
 */
export function withExclamationMark(message: string): string {
  return message === '' || /[!.]$/.test(message) ? message : `${message}!`;
}
