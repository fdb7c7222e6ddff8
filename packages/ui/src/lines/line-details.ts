import type { SoldLine } from '@naungan/domain/lines';
import type { LineDetails } from './line-product.ts';
import { PERSON_DETAILS } from './person/details.tsx';
import { PROPERTY_DETAILS } from './property/details.tsx';
import { VEHICLE_DETAILS } from './vehicle/details.tsx';

const LINE_DETAILS: { [L in SoldLine]: LineDetails<L> } = {
  kesehatan: PERSON_DETAILS,
  kecelakaandiri: PERSON_DETAILS,
  kendaraan: VEHICLE_DETAILS,
  kebakaran: PROPERTY_DETAILS,
  gempabumi: PROPERTY_DETAILS,
  'kebakaran-gempabumi': PROPERTY_DETAILS,
};

/** For the page and the comparison of products; a list loads `line-products.ts` alone. */
export function lineDetails<L extends SoldLine>(line: L): LineDetails<L> {
  return LINE_DETAILS[line];
}
