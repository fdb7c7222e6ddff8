/** A field error as it is displayed: with a trailing '!' [1 §5.8], once; a whole sentence keeps its full stop. '' stays ''. */
export function withBang(message: string): string {
  return message === '' || /[!.]$/.test(message) ? message : `${message}!`;
}
