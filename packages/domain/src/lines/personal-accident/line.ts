import type { Line } from '../line.ts';
import { personDocuments } from '../person/documents.ts';
import { type PersonShapes, personPeriod, personPrice, personPriceRows } from '../person/price.ts';
import { birthSearch } from '../person/search.ts';
import { planPaths } from '../plan-paths.ts';
import { PRODUCT_TYPE_INFO } from '../product-type.ts';

/** Personal accident: a person by birth date, who names beneficiaries, one year. */
export const PERSONAL_ACCIDENT: Line<'kecelakaandiri', PersonShapes> = {
  ...PRODUCT_TYPE_INFO.kecelakaandiri,
  ...planPaths('kecelakaandiri'),
  policyCode: 'PA',
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 1500,
  search: birthSearch,
  period: personPeriod,
  price: personPrice,
  documents: personDocuments,
  priceRows: personPriceRows,
};
