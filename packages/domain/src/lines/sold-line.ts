import { HEALTH } from './health/line.ts';
import type { LineFacts } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';

/**
 * The product types that can be bought here. Every table with a row a line is a `Record<SoldLine, …>`: add a code, and
 * the compiler lists what the new line lacks.
 */
export const SOLD_LINES = ['kesehatan', 'kecelakaandiri'] as const;

export type SoldLine = (typeof SOLD_LINES)[number];

/** What is plain about each. That it fits the schemas of its line is checked by `catalogue.ts`. */
export const SOLD_LINE_FACTS = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
} as const satisfies { [L in SoldLine]: LineFacts<L> };

export function isSoldLine(text: unknown): text is SoldLine {
  return SOLD_LINES.some((line) => line === text);
}
