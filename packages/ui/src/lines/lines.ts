import { birthSearch, type ProductType, type SearchCodec, type SearchOf } from '@naungan/domain/lines';
import { propertySearch } from '@naungan/domain/lines/property';
import { vehicleSearch } from '@naungan/domain/lines/vehicle';
import { PERSON_PRODUCT } from './insured-person/product.ts';
import type { LineScreens } from './line.ts';
import type { LineProduct } from './line-product.ts';
import { PROPERTY_PRODUCT } from './property/product.ts';
import { VEHICLE_PRODUCT } from './vehicle/product.ts';

/**
 * The screens of every product line that lists and links need. Details, order wizards and records are in the tables
 * beside this one: each page bundles those that it shows, and one file per part would exceed the budget of script files.
 */
const LINES: { [L in ProductType]: LineScreens<L> } = {
  kesehatan: { search: birthSearch, product: PERSON_PRODUCT },
  kecelakaandiri: { search: birthSearch, product: PERSON_PRODUCT },
  kendaraan: { search: vehicleSearch, product: VEHICLE_PRODUCT },
  kebakaran: { search: propertySearch('kebakaran'), product: PROPERTY_PRODUCT },
  gempabumi: { search: propertySearch('gempabumi'), product: PROPERTY_PRODUCT },
  'kebakaran-gempabumi': { search: propertySearch('kebakaran-gempabumi'), product: PROPERTY_PRODUCT },
};

export function lineSearch<L extends ProductType>(line: L): SearchCodec<SearchOf<L>> {
  return LINES[line].search;
}

export function lineProduct<L extends ProductType>(line: L): LineProduct<L> {
  return LINES[line].product;
}
