/** Letters of a word that stay readable. */
const SHOWN = 2;

/** 'Sari Wulandari' → 'Sa** Wu*******': enough to know one's own name, and no word in full [Q33]. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .map((word) => {
      const letters = [...word];
      const shown = Math.min(SHOWN, letters.length - 1);
      return letters.map((letter, place) => (place < shown ? letter : '*')).join('');
    })
    .join(' ');
}
