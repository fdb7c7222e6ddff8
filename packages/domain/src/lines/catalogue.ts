import { HEALTH } from './health/line.ts';
import type { Line } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import type { SoldLine } from './sold-line.ts';

/** The lines that can be bought here. */
export const LINES: { [L in SoldLine]: Line<L> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
};

export function lineOf<L extends SoldLine>(code: L): Line<L> {
  return LINES[code];
}
