/** Letters at the start of each word that stay readable. */
const SHOWN_LETTERS = 2;

/** 'Sari Wulandari' → 'Sa** Wu*******': enough to recognise one's own name, without a complete word [Q33]. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .map((word) => {
      const letters = [...word];
      const shown = Math.min(SHOWN_LETTERS, letters.length - 1);
      return letters.map((letter, index) => (index < shown ? letter : '*')).join('');
    })
    .join(' ');
}
