import type { Rupiah } from '../../money/rupiah.ts';
import { LIMITS } from '../../text/limits.ts';
import { lengthOf, normalizeText } from '../../text/normalize.ts';
import type { SearchCodec } from '../search.ts';
import {
  CONSTRUCTIONS,
  type Construction,
  type ConstructionClass,
  type DistrictLevel,
  isConstruction,
  isConstructionClass,
  isDistrictLevel,
  isOwnership,
  isYesNo,
  type Ownership,
  type YesNo,
} from './building-options.ts';
import { FLOOD_ZONES, type FloodZone } from './flood-zone.ts';
import { offeredCoverages, PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import type { PricedBuilding } from './tariff.ts';

/** A searched building with the reference data from the server. Its schema is `searchedBuilding` in `record.ts`. */
export type KnownBuilding = Omit<PricedBuilding, 'objectAddresses'> & {
  occupation: string;
  occupationName: string;
  ownership: Ownership;
  totalBuildingArea: number;
  isKprBtn: YesNo;
  objectAddresses: { province: string; district_level: DistrictLevel; district: string };
};

/** The search of a list of property products [2 §3]; empty fields are absent. */
export type PropertySearch = {
  /** The product type of the landing page [2 §2]. */
  productType: PropertyType;
  /** The term in whole years. */
  timePeriod: number;
  /** Id of the occupation. */
  occupation?: string;
  buildingPrices?: Rupiah;
  ownership?: Ownership;
  /** Whether the building has a mortgage (KPR) of Bank BTN. */
  isKprBtn: YesNo;
  construction: Construction;
  classConstruction?: ConstructionClass;
  totalFloor: number;
  totalBuildingArea?: number;
  province?: string;
  district_level?: DistrictLevel;
  district?: string;
  /** The product types of the list; initially the type of the landing page. */
  coverages: readonly PropertyType[];
  /** The flood zone; absent without flood cover. */
  floodZone?: FloodZone;
  /** Street and number. URLs do not contain the address, because visitors share URLs. Only drafts contain it. */
  address?: string;
  /** The building with the server's reference data, on which prices depend; absent before a response. Never in a URL. */
  knownBuilding?: KnownBuilding;
  /** `false` if the server has responded that no product insures the occupation. Never in a URL. */
  occupationInsurable?: boolean;
};

/** The limits of a search, both ends included [2 §9]. */
export const BUILDING_LIMITS = {
  timePeriod: { min: 1, max: 25 },
  buildingPrices: { min: 1, max: 999_999_999_999 },
  totalFloor: { min: 1, max: 99 },
  totalBuildingArea: { min: 10, max: 9_999 },
} as const;

export type NumericField = keyof typeof BUILDING_LIMITS;

const OCCUPATION_ID = /^[\w-]{1,64}$/;

export const isWithin = (field: NumericField, number: number): boolean =>
  Number.isInteger(number) && number >= BUILDING_LIMITS[field].min && number <= BUILDING_LIMITS[field].max;

/** Returns an empty search [2 §3] with the defaults: a steel frame, one floor, no mortgage, one year. */
export function emptySearch(productType: PropertyType): PropertySearch {
  return {
    productType,
    timePeriod: 1,
    isKprBtn: 'tidak',
    construction: CONSTRUCTIONS[0],
    totalFloor: 1,
    coverages: [productType],
  };
}

const valueIf = <Value>(text: string | null, isValue: (text: unknown) => text is Value): Value | undefined =>
  isValue(text) ? text : undefined;

function wholeNumberOf(text: string | null): number | undefined {
  // Converts full-width digits to ASCII digits.
  const digits = normalizeText(text ?? '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function termOf(text: string | null): number | undefined {
  const years = wholeNumberOf(text);
  return years !== undefined && isWithin('timePeriod', years) ? years : undefined;
}

function placeNameOf(text: string | null): string | undefined {
  const placeName = normalizeText(text ?? '');
  return placeName !== '' && lengthOf(placeName) <= LIMITS.place ? placeName : undefined;
}

/** Returns whether products of this type can cover flood, which is an extension of fire cover. */
export const offersFlood = (productType: PropertyType): boolean => PROPERTY_TYPE_ROWS[productType].fire;

/** Returns the object without its `undefined` fields. */
export function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
export function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Reads a search from a URL. Does not remove numbers out of range, so that the form reports such a number after a
 * reload.
 */
function readSearch(productType: PropertyType, query: URLSearchParams): PropertySearch {
  const coverages = offeredCoverages(productType, query.getAll('coverages'));
  const occupation = query.get('occupation') ?? '';
  const floodZone = FLOOD_ZONES.find((zone) => String(zone) === query.get('floodZone'));
  return {
    ...emptySearch(productType),
    ...(coverages.length > 0 ? { coverages } : {}),
    ...omitUndefined({
      timePeriod: termOf(query.get('timePeriod')),
      occupation: OCCUPATION_ID.test(occupation) ? occupation : undefined,
      buildingPrices: wholeNumberOf(query.get('buildingPrices')),
      ownership: valueIf(query.get('ownership'), isOwnership),
      isKprBtn: valueIf(query.get('isKprBtn'), isYesNo),
      construction: valueIf(query.get('construction'), isConstruction),
      classConstruction: valueIf(query.get('classConstruction'), isConstructionClass),
      totalFloor: wholeNumberOf(query.get('totalFloor')),
      totalBuildingArea: wholeNumberOf(query.get('totalBuildingArea')),
      province: placeNameOf(query.get('province')),
      district_level: valueIf(query.get('district_level'), isDistrictLevel),
      district: placeNameOf(query.get('district')),
      floodZone: offersFlood(productType) ? floodZone : undefined,
    }),
  };
}

/** Returns the query pairs in a fixed order: the occupation first, as specified [2 §2]. */
function pairsOf(search: PropertySearch): [name: string, value: string][] {
  const { productType, coverages } = search;
  const chosenCovers = offeredCoverages(productType, coverages);
  const isDefaultCoverage = chosenCovers.length === 1 && chosenCovers[0] === productType;
  const pairs: [string, string | number | undefined][] = [
    ['occupation', search.occupation],
    ['timePeriod', search.timePeriod],
    ['buildingPrices', search.buildingPrices],
    ['ownership', search.ownership],
    ['isKprBtn', search.isKprBtn],
    ['construction', search.construction],
    ['classConstruction', search.classConstruction],
    ['totalFloor', search.totalFloor],
    ['totalBuildingArea', search.totalBuildingArea],
    ['province', search.province],
    ['district_level', search.district_level],
    ['district', search.district],
    ...(isDefaultCoverage ? [] : chosenCovers.map((coverage): [string, string] => ['coverages', coverage])),
    ['floodZone', search.floodZone],
  ];
  return pairs.flatMap(([name, value]) =>
    value === undefined || Number.isNaN(value) ? [] : [[name, String(value)]],
  );
}

/** Returns the query pairs of a search; none for an empty search. */
function writeSearch(search: PropertySearch): [name: string, value: string][] {
  const pairs = pairsOf(search);
  const initialPairs = pairsOf(emptySearch(search.productType));
  return String(pairs) === String(initialPairs) ? [] : pairs;
}

const REQUIRED_FIELDS = [
  'occupation',
  'buildingPrices',
  'ownership',
  'classConstruction',
  'totalBuildingArea',
  'province',
  'district_level',
  'district',
] as const;

const NUMERIC_FIELDS = ['timePeriod', 'buildingPrices', 'totalFloor', 'totalBuildingArea'] as const;

/** A search that has all required fields, and no number out of range. */
export type CompleteSearch = PropertySearch &
  Required<Pick<PropertySearch, (typeof REQUIRED_FIELDS)[number]>>;

export function isComplete(search: PropertySearch): search is CompleteSearch {
  return (
    REQUIRED_FIELDS.every((field) => search[field] !== undefined) &&
    NUMERIC_FIELDS.every((field) => isWithin(field, search[field] ?? Number.NaN)) &&
    search.coverages.length > 0
  );
}

/** Returns the search as query parameters. The API client converts them to the request body that the API requires. */
function apiQuery(search: PropertySearch): Record<string, string> | null {
  if (!isComplete(search)) return null;
  const { coverages: _, ...fields } = Object.fromEntries(pairsOf(search));
  return { productType: search.productType, ...fields, coverages: search.coverages.join(',') };
}

/** Returns the search codec of a product type. */
export function propertySearch(productType: PropertyType): SearchCodec<PropertySearch> {
  return {
    /** Regency and value of a building are not personal data. */
    isPersonal: false,
    read: (query: URLSearchParams) => readSearch(productType, query),
    write: writeSearch,
    isSame: (first: PropertySearch, second: PropertySearch) =>
      String(writeSearch(first)) === String(writeSearch(second)),
    apiQuery,
  };
}
