/** A number with decimals stays one word: the '1.5' of an engine. */
const WORD = /(?<!\d)\d{1,2}[.,]\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu;

/** Returns the words of a text in lower case, without accents: 'CX-5 2,5 Elite' has 'cx', '5', '2.5' and 'elite'. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
  return (plain.match(WORD) ?? []).map((word) => word.replaceAll(',', '.'));
}
