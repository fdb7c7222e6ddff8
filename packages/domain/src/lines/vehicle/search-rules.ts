import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { checkMarketPrice, type MarketPrice } from './market-price.ts';
import { newestYear, type VehicleSearch } from './search.ts';
import {
  NO_SUCH_MODEL_MESSAGE,
  NO_SUCH_YEAR_MESSAGE,
  OTHER_BRAND_MESSAGE,
  OTHER_TYPE_MESSAGE,
  PRICE_MISSING_MESSAGE,
  SEARCH_FIELDS,
  SEARCH_LABELS,
  type SearchField,
} from './search-fields.ts';
import { type Cover, coversOf, type VehicleType } from './vehicle-type.ts';

/** The fields to clear when a field changes [2 §4]. A new type does not clear the brand, which may have several types. */
const SEARCH_CASCADE: Partial<Record<SearchField, readonly ('year' | 'model' | 'price')[]>> = {
  vehicleType: ['year', 'model', 'price'],
  brand: ['year', 'model', 'price'],
  year: ['model', 'price'],
};

/**
 * Returns the covers of a search after a change of the vehicle type: the chosen covers that the new type can have. Returns
 * all covers of the new type if it can have none of the chosen covers, or if the previous type had only one cover, because
 * then the visitor has not chosen a cover.
 */
function coversAfter(
  { vehicleType: previousType, coverage }: VehicleSearch,
  type: VehicleType,
): readonly Cover[] {
  const possibleCovers = coversOf(type);
  const remainingCovers = possibleCovers.filter((cover) => coverage.includes(cover));
  return remainingCovers.length > 0 && coversOf(previousType).length > 1 ? remainingCovers : possibleCovers;
}

/** Returns the search after a change of one field, without the dependent fields, and with covers of its vehicle type. */
export function chooseInSearch<Field extends SearchField>(
  search: VehicleSearch,
  field: Field,
  value: VehicleSearch[Field],
): VehicleSearch {
  const changedSearch = { ...search, [field]: value };
  for (const clearedField of SEARCH_CASCADE[field] ?? []) delete changedSearch[clearedField];
  return { ...changedSearch, coverage: coversAfter(search, changedSearch.vehicleType) };
}

/** Reference data of a model in a year. */
export type CatalogueModel = {
  vehicleType: VehicleType;
  brand: string;
  /** The market price of the searched year; `null` if the model was not sold in that year. */
  market: MarketPrice | null;
};

export type SearchProblems = Partial<Record<SearchField, string>>;

const missingMessage = (field: SearchField) =>
  field === 'price' ? PRICE_MISSING_MESSAGE : `${SEARCH_LABELS[field]} Wajib di isi`;

/** The alert above a form with an invalid field [2 §5]. */
export const SEARCH_ALERT = MESSAGES.quote.vehicleIncomplete;

/** Returns the message of each empty field [2 §5]. */
export function missingInSearch(search: VehicleSearch): SearchProblems {
  const emptyFields = SEARCH_FIELDS.filter((field) => search[field] === undefined || search[field] === '');
  return Object.fromEntries(emptyFields.map((field) => [field, missingMessage(field)]));
}

/**
 * Returns the problems of a search: empty fields, a model of another brand, type or year, a price outside the market
 * range. `model` is `null` if the catalogue has no model with this id, and `undefined` before the catalogue is loaded.
 */
export function searchProblems(
  search: VehicleSearch,
  model: CatalogueModel | null | undefined,
  today: IsoDate,
): SearchProblems {
  const problems = missingInSearch(search);
  const { brand, year, price } = search;
  if (year !== undefined && isoParts(today) && year > newestYear(today)) problems.year = NO_SUCH_YEAR_MESSAGE;
  if (search.model === undefined || model === undefined) return problems;
  if (model === null) return { ...problems, model: NO_SUCH_MODEL_MESSAGE };
  if (model.vehicleType !== search.vehicleType) return { ...problems, model: OTHER_TYPE_MESSAGE };
  if (brand !== undefined && brand !== model.brand) return { ...problems, model: OTHER_BRAND_MESSAGE };
  if (year === undefined) return problems;
  if (model.market === null) return { ...problems, year: NO_SUCH_YEAR_MESSAGE };
  const priceMessage = price === undefined ? null : checkMarketPrice(price, model.market);
  return priceMessage === null ? problems : { ...problems, price: priceMessage };
}
