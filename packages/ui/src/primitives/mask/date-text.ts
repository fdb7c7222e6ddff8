/**
 * Formats typed digits as DD/MM/YYYY. Adds a slash after the second and fourth digit, and a zero to a day or month
 * typed as one digit and a slash ('1/'). While the visitor deletes, no slash is added at the end.
 */
export function maskDate(text: string, isDeleting = false): string {
  const paddedText = text.replace(/^(\d)[^\d]/, '0$1/').replace(/^(\d\d)\D(\d)[^\d]/, '$1/0$2/');
  const digits = paddedText.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const isPartComplete = digits.length === 2 || digits.length === 4;
  return parts.join('/') + (isPartComplete && !isDeleting ? '/' : '');
}
