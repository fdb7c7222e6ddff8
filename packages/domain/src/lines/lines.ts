import { HEALTH } from './health/line.ts';
import type { Line, LineStep } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import type { ProductType } from './product-type.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/line.ts';
import { VEHICLE } from './vehicle/line.ts';

/** Every product line, in the order of the tabs [3 §2]. No other table of this package has a row for each line. */
export const LINES = {
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
  kendaraan: VEHICLE,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kesehatan: HEALTH,
};

type ShapesOf<Entry> = Entry extends Line<string, infer Shapes> ? Shapes : never;
type Shapes = { [L in ProductType]: ShapesOf<(typeof LINES)[L]> };

/** The types of each line. */
export interface LineTypes extends Shapes {}

const ENTRIES: { [L in ProductType]: Line<L, LineTypes[L]> } = LINES;

export function lineOf<L extends ProductType>(code: L): Line<L, LineTypes[L]> {
  return ENTRIES[code];
}

export type PlanOf<L extends ProductType> = LineTypes[L]['plan'];
export type SearchOf<L extends ProductType> = LineTypes[L]['search'];
export type OrderOf<L extends ProductType> = LineTypes[L]['order'];
export type DetailsOf<L extends ProductType> = LineTypes[L]['details'];
/** The ids of a line's order steps. */
export type StepId<L extends ProductType> = LineTypes[L]['steps'][number]['id'];
/** A step of a line, for code that serves every line. */
export type StepOf<L extends ProductType> = LineStep<LineTypes[L]>;
