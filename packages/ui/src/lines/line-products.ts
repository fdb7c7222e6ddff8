import type { SoldLine } from '@naungan/domain/lines';
import type { LineProduct } from './line-product.ts';
import { PERSON_PRODUCT } from './person/product.ts';
import { PROPERTY_PRODUCT } from './property/product.ts';
import { VEHICLE_PRODUCT } from './vehicle/product.ts';

const LINE_PRODUCTS: { [L in SoldLine]: LineProduct<L> } = {
  kesehatan: PERSON_PRODUCT,
  kecelakaandiri: PERSON_PRODUCT,
  kendaraan: VEHICLE_PRODUCT,
  kebakaran: PROPERTY_PRODUCT,
  gempabumi: PROPERTY_PRODUCT,
  'kebakaran-gempabumi': PROPERTY_PRODUCT,
};

export function lineProduct<L extends SoldLine>(line: L): LineProduct<L> {
  return LINE_PRODUCTS[line];
}
