import type { ProductType } from '@naungan/domain/lines';
import { PERSON_DETAILS } from './insured-person/details.tsx';
import type { LineDetails } from './line-product.ts';
import { PROPERTY_DETAILS } from './property/details.tsx';
import { VEHICLE_DETAILS } from './vehicle/details.tsx';

/** The page of a product and the comparison. */
const LINE_DETAILS: { [L in ProductType]: LineDetails<L> } = {
  kesehatan: PERSON_DETAILS,
  kecelakaandiri: PERSON_DETAILS,
  kendaraan: VEHICLE_DETAILS,
  kebakaran: PROPERTY_DETAILS,
  gempabumi: PROPERTY_DETAILS,
  'kebakaran-gempabumi': PROPERTY_DETAILS,
};

export function lineDetails<L extends ProductType>(line: L): LineDetails<L> {
  return LINE_DETAILS[line];
}
