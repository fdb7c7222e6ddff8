/** A word of letters and digits, or a number with decimals such as the size of an engine ('1.5'). */
const WORD = /(?<!\d)\d{1,2}[.,]\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu;

/** Returns the words of a text in lower case, without accents: 'CX-5 2,5 Elite' has 'cx', '5', '2.5' and 'elite'. */
export function wordsOf(text: string): string[] {
  const withoutAccents = text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
  return (withoutAccents.match(WORD) ?? []).map((word) => word.replaceAll(',', '.'));
}
