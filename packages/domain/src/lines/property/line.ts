import type { Line } from '../line.ts';
import { personDocuments } from '../person/documents.ts';
import type { SearchedLine } from '../searched-line.ts';
import { type PropertyShapes, propertyPeriod, propertyPrice, propertyPriceRows } from './price.ts';
import type { PropertyType } from './property-type.ts';
import type { PropertySearch } from './search.ts';
import { SEARCHED_EARTHQUAKE, SEARCHED_FIRE, SEARCHED_FIRE_EARTHQUAKE } from './searched-line.ts';

/** A line of buildings: by occupation, construction and place, one to 25 years. */
const propertyLine = <Type extends PropertyType>(
  searched: SearchedLine<Type, PropertySearch>,
): Line<Type, PropertyShapes> => ({
  ...searched,
  period: propertyPeriod,
  price: propertyPrice,
  documents: personDocuments,
  priceRows: propertyPriceRows,
});

export const FIRE = propertyLine(SEARCHED_FIRE);
export const EARTHQUAKE = propertyLine(SEARCHED_EARTHQUAKE);
export const FIRE_EARTHQUAKE = propertyLine(SEARCHED_FIRE_EARTHQUAKE);
