/**
 * The product types that can be bought here. Every table with a row a line is a `Record<SoldLine, …>`: add a code, and
 * the compiler lists what the new line lacks.
 */
export const SOLD_LINES = [
  'kesehatan',
  'kecelakaandiri',
  'kendaraan',
  'kebakaran',
  'gempabumi',
  'kebakaran-gempabumi',
] as const;

export type SoldLine = (typeof SOLD_LINES)[number];

export function isSoldLine(text: unknown): text is SoldLine {
  return SOLD_LINES.some((line) => line === text);
}
