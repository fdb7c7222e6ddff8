import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import type { SearchCodec } from '../search.ts';
import type { PricedVehicle } from './quote.ts';
import {
  COVERS,
  type Cover,
  coversOf,
  DEFAULT_VEHICLE_TYPE,
  isCover,
  isVehicleType,
  type VehicleType,
} from './vehicle-type.ts';

/** A searched vehicle, with the facts that the server returned; `searchedVehicle` of `record.ts` is its schema. */
export type KnownVehicle = PricedVehicle & {
  brand: string;
  brandText: string;
  model: string;
  modelText: string;
  marketPrice: Rupiah;
  /** Percent by which the price may differ from the market price. */
  deviation: number;
  /** The year whose market price is the basis of a calculated one; null for a price of the data. */
  derivedFrom: number | null;
  area: string;
  areaName: string;
};

/** The search of a list of vehicle products [2 §3]; empty fields are absent. */
export type VehicleSearch = {
  vehicleType: VehicleType;
  /** Id of the brand. */
  brand?: string;
  year?: number;
  /** Id of the model. */
  model?: string;
  price?: Rupiah;
  /** Code of the plate region. */
  plat?: string;
  /** The searched covers, at least one. */
  coverage: readonly Cover[];
  /** Covers in the URL that the type does not have, for a notice. Never in a written URL. */
  notOffered?: readonly Cover[];
  /** The catalogue's facts, after a response: prices depend on them. Never in a URL. */
  known?: KnownVehicle;
};

const ID = /^[\w-]{1,64}$/;
const PLAT = /^[A-Z]{1,2}$/;
/** The oldest model year that can be insured. */
const FIRST_YEAR = 1950;
const DEAREST: Rupiah = 100_000_000_000;

const idIn = (text: string | null) => (text !== null && ID.test(text) ? text : undefined);

function wholeIn(text: string | null, min: number, max: number): number | undefined {
  const number = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Returns the requested covers that the type has; all of its covers if there are none. */
function coversIn(type: VehicleType, requested: readonly string[]): readonly Cover[] {
  const possible = coversOf(type);
  const chosenCovers = possible.filter((cover) => requested.includes(cover));
  return chosenCovers.length > 0 ? chosenCovers : possible;
}

function read(query: URLSearchParams): VehicleSearch {
  const type = query.get('vehicleType');
  const vehicleType = isVehicleType(type) ? type : DEFAULT_VEHICLE_TYPE;
  const plat = query.get('plat')?.toUpperCase() ?? '';
  const requestedCovers = query.getAll('coverage');
  const search: VehicleSearch = { vehicleType, coverage: coversIn(vehicleType, requestedCovers) };
  const notOffered = COVERS.filter(
    (cover) => requestedCovers.includes(cover) && !coversOf(vehicleType).includes(cover),
  );
  if (notOffered.length > 0) search.notOffered = notOffered;
  const brand = idIn(query.get('brand'));
  const model = idIn(query.get('model'));
  const year = wholeIn(query.get('year'), FIRST_YEAR, 9999);
  const price = wholeIn(query.get('price'), 1, DEAREST);
  if (brand !== undefined) search.brand = brand;
  if (year !== undefined) search.year = year;
  if (model !== undefined) search.model = model;
  if (price !== undefined) search.price = price;
  if (PLAT.test(plat)) search.plat = plat;
  return search;
}

/**
 * Omits `coverage` if it contains all covers of the type; empty for an untouched search. The brand is that of the
 * model, if the catalogue is known.
 */
function write(search: VehicleSearch): [name: string, value: string][] {
  const { vehicleType, brand, year, model, price, plat, coverage, known } = search;
  const all = coversOf(vehicleType).every((cover) => coverage.includes(cover));
  const pairs: [string, string | number | undefined][] = [
    ['vehicleType', vehicleType],
    ['brand', known && known.model === model ? known.brand : brand],
    ['year', year],
    ['model', model],
    ['price', price],
    ['plat', plat],
    ...(all ? [] : coverage.filter(isCover).map((cover): [string, string] => ['coverage', cover])),
  ];
  const hasAnyField =
    vehicleType !== DEFAULT_VEHICLE_TYPE || !all || pairs.slice(1).some(([, value]) => value !== undefined);
  if (!hasAnyField) return [];
  return pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

/** A search without missing fields. */
export type CompleteSearch = VehicleSearch &
  Required<Pick<VehicleSearch, 'year' | 'model' | 'price' | 'plat'>>;

export function isComplete(search: VehicleSearch): search is CompleteSearch {
  const { year, model, price, plat } = search;
  return year !== undefined && model !== undefined && price !== undefined && plat !== undefined;
}

/** The newest model year that is sold: next year's models come out in autumn. */
export const newestYear = (today: IsoDate): number => (isoParts(today)?.year ?? 0) + 1;

function call(search: VehicleSearch, today: IsoDate): Record<string, string> | null {
  if (!isComplete(search) || search.year > newestYear(today)) return null;
  // The call needs no brand, because the model determines it [2 §7].
  return Object.fromEntries(write(search).filter(([name]) => name !== 'brand'));
}

const queryOf = ({ known: _, ...search }: VehicleSearch) => JSON.stringify(write(search));

/** The codec of a vehicle search; a URL with All Risk for a truck gives a search for the truck's covers. */
export const vehicleSearch: SearchCodec<VehicleSearch> = {
  isPersonal: false,
  read,
  write,
  isSame: (one, other) => queryOf(one) === queryOf(other),
  apiQuery: call,
};
