/** A field error as it is displayed: with a trailing '!' [1 §5.8], once. '' stays ''. */
export function withBang(message: string): string {
  return message === '' || message.endsWith('!') ? message : `${message}!`;
}
