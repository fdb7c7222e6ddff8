import { HEALTH } from './health/line.ts';
import type { HealthTypes } from './health/types.ts';
import type { Line, LineShapes } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import type { PersonalAccidentTypes } from './personal-accident/types.ts';
import type { SoldLine } from './sold-line.ts';

/** The types of each line. */
export interface LineTypes extends Record<SoldLine, LineShapes> {
  kesehatan: HealthTypes;
  kecelakaandiri: PersonalAccidentTypes;
}

/** The lines that can be bought here. */
export const LINES: { [L in SoldLine]: Line<L, LineTypes[L]> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
};

export function lineOf<L extends SoldLine>(code: L): Line<L, LineTypes[L]> {
  return LINES[code];
}

export type PlanOf<L extends SoldLine> = LineTypes[L]['plan'];
export type SearchOf<L extends SoldLine> = LineTypes[L]['search'];
export type OrderOf<L extends SoldLine> = LineTypes[L]['order'];
export type DetailsOf<L extends SoldLine> = LineTypes[L]['details'];
