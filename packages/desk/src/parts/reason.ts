/** Limits of a reason or a letter, as in the contract of the API. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 1000;

/** Returns why a reason cannot be sent, or undefined. Spaces at its ends do not count. */
export function reasonProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length < MIN_LENGTH) return 'Isi paling sedikit 3 huruf';
  return length > MAX_LENGTH ? 'Isi paling panjang 1.000 huruf' : undefined;
}
