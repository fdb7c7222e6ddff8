import { HEALTH } from './health/line.ts';
import type { Line } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/line.ts';
import type { LineTypes } from './schemas.ts';
import type { SoldLine } from './sold-line.ts';
import { VEHICLE } from './vehicle/line.ts';

export type { LineTypes } from './schemas.ts';

/** The lines that can be bought here; that each fits its schemas is checked here. */
export const LINES: { [L in SoldLine]: Line<L, LineTypes[L]> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: VEHICLE,
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
};

export function lineOf<L extends SoldLine>(code: L): Line<L, LineTypes[L]> {
  return LINES[code];
}

export type PlanOf<L extends SoldLine> = LineTypes[L]['plan'];
export type SearchOf<L extends SoldLine> = LineTypes[L]['search'];
export type OrderOf<L extends SoldLine> = LineTypes[L]['order'];
export type DetailsOf<L extends SoldLine> = LineTypes[L]['details'];
