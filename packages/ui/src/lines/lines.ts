import type { ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import { HEALTH } from './health/line.ts';
import type { LineScreens } from './line.ts';
import type { LineOrder } from './line-order.ts';
import type { LineDetails, LineProduct } from './line-product.ts';
import type { LineRecord } from './line-record.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/line.ts';
import { VEHICLE } from './vehicle/line.ts';

/** The screens of every product line. The only table of this package with a row for each line. */
const LINES: { [L in ProductType]: LineScreens<L> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: VEHICLE,
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
};

export function lineSearch<L extends ProductType>(line: L): SearchCodec<SearchOf<L>> {
  return LINES[line].search;
}

export function lineProduct<L extends ProductType>(line: L): LineProduct<L> {
  return LINES[line].product;
}

/** Returns the search form of the line, or the form's name if the form calls the API itself. */
export function lineSearchForm<L extends ProductType>(line: L): LineScreens<L>['searchForm'] {
  return LINES[line].searchForm;
}

/** Loads the product page and the comparison. */
export function loadLineDetails<L extends ProductType>(line: L): Promise<LineDetails<L>> {
  return LINES[line].details.load();
}

/** Returns the product page and the comparison; suspends until they are loaded. */
export function useLineDetails<L extends ProductType>(line: L): LineDetails<L> {
  return LINES[line].details.use();
}

/** Loads the order wizard. */
export function loadLineOrder<L extends ProductType>(line: L): Promise<LineOrder<L>> {
  return LINES[line].order.load();
}

/** Returns the order wizard; suspends until it is loaded. */
export function useLineOrder<L extends ProductType>(line: L): LineOrder<L> {
  return LINES[line].order.use();
}

/** Loads the content of the pages of an order and a policy. */
export function loadLineRecord<L extends ProductType>(line: L): Promise<LineRecord<L>> {
  return LINES[line].record.load();
}

/** Returns the content of the pages of an order and a policy; suspends until it is loaded. */
export function useLineRecord<L extends ProductType>(line: L): LineRecord<L> {
  return LINES[line].record.use();
}

/** Loads the screens of every line, for tests and stories that render without waiting. */
export async function loadAllLines(): Promise<void> {
  await Promise.all(
    Object.values(LINES).flatMap(({ details, order, record }) => [
      details.load(),
      order.load(),
      record.load(),
    ]),
  );
}
