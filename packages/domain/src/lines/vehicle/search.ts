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

/** A searched vehicle with reference data from the server. The schema is `searchedVehicle` in `record.ts`. */
export type KnownVehicle = PricedVehicle & {
  brand: string;
  brandText: string;
  model: string;
  modelText: string;
  marketPrice: Rupiah;
  /** Percent by which the price may differ from the market price. */
  deviation: number;
  /** The year from whose market price `marketPrice` was calculated by depreciation; null if the catalogue has the price. */
  derivedFrom: number | null;
  area: string;
  areaName: string;
};

/** A search for vehicle products [2 §3]. Empty fields are absent. */
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
  /** Covers of the URL that the vehicle type cannot have. A notice names them. Never written to a URL. */
  unavailableCovers?: readonly Cover[];
  /** The vehicle with the server's reference data, on which prices depend; absent before a response. Never in a URL. */
  knownVehicle?: KnownVehicle;
};

const ID_PATTERN = /^[\w-]{1,64}$/;
const PLATE_CODE = /^[A-Z]{1,2}$/;
/** The oldest model year that can be insured. */
const MIN_YEAR = 1950;
const MAX_PRICE: Rupiah = 100_000_000_000;

const idOf = (text: string | null) => (text !== null && ID_PATTERN.test(text) ? text : undefined);

function wholeNumberOf(text: string | null, min: number, max: number): number | undefined {
  const number = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Returns the requested covers that the vehicle type can have; if there are none, all covers of the type. */
function requestedOrAllCovers(type: VehicleType, requestedCovers: readonly string[]): readonly Cover[] {
  const possibleCovers = coversOf(type);
  const chosenCovers = possibleCovers.filter((cover) => requestedCovers.includes(cover));
  return chosenCovers.length > 0 ? chosenCovers : possibleCovers;
}

function readSearch(query: URLSearchParams): VehicleSearch {
  const type = query.get('vehicleType');
  const vehicleType = isVehicleType(type) ? type : DEFAULT_VEHICLE_TYPE;
  const plat = query.get('plat')?.toUpperCase() ?? '';
  const requestedCovers = query.getAll('coverage');
  const search: VehicleSearch = { vehicleType, coverage: requestedOrAllCovers(vehicleType, requestedCovers) };
  const unavailableCovers = COVERS.filter(
    (cover) => requestedCovers.includes(cover) && !coversOf(vehicleType).includes(cover),
  );
  if (unavailableCovers.length > 0) search.unavailableCovers = unavailableCovers;
  const brand = idOf(query.get('brand'));
  const model = idOf(query.get('model'));
  const year = wholeNumberOf(query.get('year'), MIN_YEAR, 9999);
  const price = wholeNumberOf(query.get('price'), 1, MAX_PRICE);
  if (brand !== undefined) search.brand = brand;
  if (year !== undefined) search.year = year;
  if (model !== undefined) search.model = model;
  if (price !== undefined) search.price = price;
  if (PLATE_CODE.test(plat)) search.plat = plat;
  return search;
}

/**
 * Returns the query parameters of a search; none for a search without input. Omits `coverage` if it contains all covers of
 * the type. If the server has returned the searched vehicle, the parameter `brand` is the brand of that vehicle.
 */
function writeSearch(search: VehicleSearch): [name: string, value: string][] {
  const { vehicleType, brand, year, model, price, plat, coverage, knownVehicle } = search;
  const hasAllCovers = coversOf(vehicleType).every((cover) => coverage.includes(cover));
  const pairs: [string, string | number | undefined][] = [
    ['vehicleType', vehicleType],
    ['brand', knownVehicle && knownVehicle.model === model ? knownVehicle.brand : brand],
    ['year', year],
    ['model', model],
    ['price', price],
    ['plat', plat],
    ...(hasAllCovers ? [] : coverage.filter(isCover).map((cover): [string, string] => ['coverage', cover])),
  ];
  const hasAnyField =
    vehicleType !== DEFAULT_VEHICLE_TYPE ||
    !hasAllCovers ||
    pairs.slice(1).some(([, value]) => value !== undefined);
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

/** Returns the newest model year that is sold: models of the next year are sold from autumn on. */
export const newestYear = (today: IsoDate): number => (isoParts(today)?.year ?? 0) + 1;

function apiQuery(search: VehicleSearch, today: IsoDate): Record<string, string> | null {
  if (!isComplete(search) || search.year > newestYear(today)) return null;
  // The query does not contain the brand, because the model determines the brand [2 §7].
  return Object.fromEntries(writeSearch(search).filter(([name]) => name !== 'brand'));
}

const queryOf = ({ knownVehicle: _, ...search }: VehicleSearch) => JSON.stringify(writeSearch(search));

/** The codec of a vehicle search. A URL with All Risk for a truck results in a search for the covers of a truck. */
export const vehicleSearch: SearchCodec<VehicleSearch> = {
  isPersonal: false,
  read: readSearch,
  write: writeSearch,
  isSame: (first, second) => queryOf(first) === queryOf(second),
  apiQuery,
};
