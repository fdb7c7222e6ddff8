/** Splits a number, an id or an e-mail address after its punctuation. */
export const breakableParts = (text: string): string[] => text.match(/[^-/@._]+[-/@._]*|[-/@._]+/g) ?? [];
