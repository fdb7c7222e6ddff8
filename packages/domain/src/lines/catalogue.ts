import type { Line } from './line.ts';
import type { LineTypes } from './schemas.ts';
import { SOLD_LINE_FACTS, type SoldLine } from './sold-line.ts';

export type { LineTypes } from './schemas.ts';

/** The lines that can be bought here. */
export const LINES: { [L in SoldLine]: Line<L, LineTypes[L]> } = SOLD_LINE_FACTS;

export function lineOf<L extends SoldLine>(code: L): Line<L, LineTypes[L]> {
  return LINES[code];
}

export type PlanOf<L extends SoldLine> = LineTypes[L]['plan'];
export type SearchOf<L extends SoldLine> = LineTypes[L]['search'];
export type OrderOf<L extends SoldLine> = LineTypes[L]['order'];
export type DetailsOf<L extends SoldLine> = LineTypes[L]['details'];
