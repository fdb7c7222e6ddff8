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

/** The fields to clear when a field changes [2 §4]. A brand may make vehicles of several types. */
const SEARCH_CASCADE: Partial<Record<SearchField, readonly SearchField[]>> = {
  vehicleType: ['year', 'model', 'price'],
  brand: ['year', 'model', 'price'],
  year: ['model', 'price'],
};

/** Returns the chosen covers that the type has; if the former type had only one cover, all covers of the new type. */
function coversAfter({ vehicleType: before, coverage }: VehicleSearch, type: VehicleType): readonly Cover[] {
  const possible = coversOf(type);
  const remainingCovers = possible.filter((cover) => coverage.includes(cover));
  return remainingCovers.length > 0 && coversOf(before).length > 1 ? remainingCovers : possible;
}

/** Returns the search after a change of one field: dependent fields are cleared, the covers adapted to the type. */
export function chooseInSearch<Field extends SearchField>(
  search: VehicleSearch,
  field: Field,
  value: VehicleSearch[Field],
): VehicleSearch {
  const next = { ...search, [field]: value };
  for (const cleared of SEARCH_CASCADE[field] ?? []) {
    if (cleared !== 'vehicleType') delete next[cleared];
  }
  return { ...next, coverage: coversAfter(search, next.vehicleType) };
}

/** The catalogue's facts about a model in a year. */
export type CatalogueModel = {
  vehicleType: VehicleType;
  brand: string;
  /** The market price of the searched year; `null` if the model was not sold then. */
  market: MarketPrice | null;
};

export type SearchProblems = Partial<Record<SearchField, string>>;

const missing = (field: SearchField) =>
  field === 'price' ? PRICE_MISSING_MESSAGE : `${SEARCH_LABELS[field]} Wajib di isi`;

/** The alert above the form for any invalid field [2 §5]. */
export const SEARCH_ALERT = MESSAGES.quote.vehicleIncomplete;

/** Returns the message of each empty field [2 §5]. */
export function missingInSearch(search: VehicleSearch): SearchProblems {
  const empty = SEARCH_FIELDS.filter((field) => search[field] === undefined || search[field] === '');
  return Object.fromEntries(empty.map((field) => [field, missing(field)]));
}

/**
 * Returns the problems of a search: empty fields, a model of another brand, type or year, a price outside the market
 * range. `model` is the catalogue's entry for its id, `null` if it has none; `undefined` while it is unknown.
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
  const dear = price === undefined ? null : checkMarketPrice(price, model.market);
  return dear === null ? problems : { ...problems, price: dear };
}
