import { HEALTH } from './health/line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import { SEARCHED_EARTHQUAKE, SEARCHED_FIRE, SEARCHED_FIRE_EARTHQUAKE } from './property/searched-line.ts';
import type { LineTypes } from './schemas.ts';
import type { SearchedLine } from './searched-line.ts';
import type { SoldLine } from './sold-line.ts';
import { SEARCHED_VEHICLE } from './vehicle/searched-line.ts';

/** The lines without what weighs most in some of them, their prices: landing pages and lists load this alone. */
const SEARCHED_LINES: { [L in SoldLine]: SearchedLine<L, LineTypes[L]['search']> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: SEARCHED_VEHICLE,
  kebakaran: SEARCHED_FIRE,
  gempabumi: SEARCHED_EARTHQUAKE,
  'kebakaran-gempabumi': SEARCHED_FIRE_EARTHQUAKE,
};

export function searchedLine<L extends SoldLine>(code: L): SearchedLine<L, LineTypes[L]['search']> {
  return SEARCHED_LINES[code];
}
