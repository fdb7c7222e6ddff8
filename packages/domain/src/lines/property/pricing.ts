import { documentsOfInsured } from '../documents-of-insured.ts';
import type { LinePricing } from '../line.ts';
import { type PropertyShapes, propertyPeriod, propertyPrice, propertyPriceRows } from './price.ts';

export const PROPERTY_PRICING: LinePricing<PropertyShapes> = {
  period: propertyPeriod,
  price: propertyPrice,
  documents: documentsOfInsured,
  priceRows: propertyPriceRows,
};
