import type { PropertyType } from './property-type.ts';
import { emptySearch, type PropertySearch } from './search.ts';

/** Returns the search for the example house, whose premiums this site shows. Its construction and size are the initial values of the form. */
export const exampleBuilding = (productType: PropertyType): PropertySearch => ({
  ...emptySearch(productType),
  occupation: '2976',
  buildingPrices: 750_000_000,
  ownership: 'Milik Sendiri',
  classConstruction: 'class1',
  totalBuildingArea: 120,
  province: 'Jawa Barat',
  district_level: 'Kota',
  district: 'Kota Bandung',
});
