import { documentsOfInsured } from '../documents-of-insured.ts';
import type { LinePricing } from '../line.ts';
import { type PersonShapes, personPeriod, personPrice, personPriceRows } from './price.ts';

/** Period, price and documents of the lines that insure a person by age. */
export const PERSON_PRICING: LinePricing<PersonShapes> = {
  period: personPeriod,
  price: personPrice,
  documents: documentsOfInsured,
  priceRows: personPriceRows,
};
