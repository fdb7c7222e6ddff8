/** Number of letters at the start of each word that are not masked. */
const VISIBLE_LETTERS = 2;

/**
 * Returns a name with masked letters: 'Sari Wulandari' → 'Sa** Wu*******'. The member can recognise the name, but no
 * word is shown completely [Q33].
 */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .map((word) => {
      const letters = [...word];
      const shownCount = Math.min(VISIBLE_LETTERS, letters.length - 1);
      return letters.map((letter, index) => (index < shownCount ? letter : '*')).join('');
    })
    .join(' ');
}
