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
import { coveragesIn, PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import type { PricedBuilding } from './tariff.ts';

/** A searched building, with the facts that the server returned; `searchedBuilding` of `record.ts` is its schema. */
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
  /** The type of the landing page [2 §2]. */
  productType: PropertyType;
  /** Whole years. */
  timePeriod: number;
  /** Id of the occupation. */
  occupation?: string;
  buildingPrices?: Rupiah;
  ownership?: Ownership;
  isKprBtn: YesNo;
  construction: Construction;
  classConstruction?: ConstructionClass;
  totalFloor: number;
  totalBuildingArea?: number;
  province?: string;
  district_level?: DistrictLevel;
  district?: string;
  /** Types of products to choose from; initially those of the landing page. */
  coverages: readonly PropertyType[];
  /** Includes flood cover for this zone. */
  floodZone?: FloodZone;
  /** Street and number. Never in a URL, because URLs are shared; only drafts contain it. */
  address?: string;
  /** The catalogue's facts, after a response: prices depend on them. Never in a URL. */
  known?: KnownBuilding;
  /** `false` after a list reported that no product insures the occupation. Never in a URL. */
  occupationInsurable?: boolean;
};

/** The limits of a search, both ends included [2 §9]. */
export const BUILDING_LIMITS = {
  timePeriod: { min: 1, max: 25 },
  buildingPrices: { min: 1, max: 999_999_999_999 },
  totalFloor: { min: 1, max: 99 },
  totalBuildingArea: { min: 10, max: 9_999 },
} as const;

export type CountedField = keyof typeof BUILDING_LIMITS;

const ID = /^[\w-]{1,64}$/;

export const isWithin = (field: CountedField, number: number): boolean =>
  Number.isInteger(number) && number >= BUILDING_LIMITS[field].min && number <= BUILDING_LIMITS[field].max;

/** An empty search [2 §3]: a steel frame of one floor, no mortgage, one year. */
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

const takes = <Value>(text: string | null, is: (text: unknown) => text is Value): Value | undefined =>
  is(text) ? text : undefined;

function wholeIn(text: string | null): number | undefined {
  // Full-width digits are accepted as digits.
  const digits = normalizeText(text ?? '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function termIn(text: string | null): number | undefined {
  const years = wholeIn(text);
  return years !== undefined && isWithin('timePeriod', years) ? years : undefined;
}

function placeIn(text: string | null): string | undefined {
  const placeName = normalizeText(text ?? '');
  return placeName !== '' && lengthOf(placeName) <= LIMITS.place ? placeName : undefined;
}

/** Whether flood is available: an extension of fire cover. */
export const offersFlood = (productType: PropertyType): boolean => PROPERTY_TYPE_ROWS[productType].fire;

/** Returns the fields without absent ones. */
export function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
export function withoutAbsent(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A number out of range stays as it was typed, so that the form can report it after a reload; a term is chosen. */
function read(productType: PropertyType, query: URLSearchParams): PropertySearch {
  const coverages = coveragesIn(productType, query.getAll('coverages'));
  const occupation = query.get('occupation') ?? '';
  const flood = FLOOD_ZONES.find((zone) => String(zone) === query.get('floodZone'));
  return {
    ...emptySearch(productType),
    ...(coverages.length > 0 && { coverages }),
    ...withoutAbsent({
      timePeriod: termIn(query.get('timePeriod')),
      occupation: ID.test(occupation) ? occupation : undefined,
      buildingPrices: wholeIn(query.get('buildingPrices')),
      ownership: takes(query.get('ownership'), isOwnership),
      isKprBtn: takes(query.get('isKprBtn'), isYesNo),
      construction: takes(query.get('construction'), isConstruction),
      classConstruction: takes(query.get('classConstruction'), isConstructionClass),
      totalFloor: wholeIn(query.get('totalFloor')),
      totalBuildingArea: wholeIn(query.get('totalBuildingArea')),
      province: placeIn(query.get('province')),
      district_level: takes(query.get('district_level'), isDistrictLevel),
      district: placeIn(query.get('district')),
      floodZone: offersFlood(productType) ? flood : undefined,
    }),
  };
}

/** Returns the query pairs in a fixed order: the occupation first, as specified [2 §2]. */
function pairsOf(search: PropertySearch): [name: string, value: string][] {
  const { productType, coverages } = search;
  const chosenCovers = coveragesIn(productType, coverages);
  const usual = chosenCovers.length === 1 && chosenCovers[0] === productType;
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
    ...(usual ? [] : chosenCovers.map((coverage): [string, string] => ['coverages', coverage])),
    ['floodZone', search.floodZone],
  ];
  return pairs.flatMap(([name, value]) =>
    value === undefined || Number.isNaN(value) ? [] : [[name, String(value)]],
  );
}

/** Empty for an untouched search. */
function write(search: PropertySearch): [name: string, value: string][] {
  const pairs = pairsOf(search);
  const beginning = pairsOf(emptySearch(search.productType));
  return String(pairs) === String(beginning) ? [] : pairs;
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

const COUNTED_FIELDS = ['timePeriod', 'buildingPrices', 'totalFloor', 'totalBuildingArea'] as const;

/** A search without missing fields and numbers out of range. */
export type CompleteSearch = PropertySearch &
  Required<Pick<PropertySearch, (typeof REQUIRED_FIELDS)[number]>>;

export function isComplete(search: PropertySearch): search is CompleteSearch {
  return (
    REQUIRED_FIELDS.every((field) => search[field] !== undefined) &&
    COUNTED_FIELDS.every((field) => isWithin(field, search[field] ?? Number.NaN)) &&
    search.coverages.length > 0
  );
}

/** Flat, as in other lines; the API client converts it to the specified body. */
function apiQuery(search: PropertySearch): Record<string, string> | null {
  if (!isComplete(search)) return null;
  const { coverages: _, ...fields } = Object.fromEntries(pairsOf(search));
  return { productType: search.productType, ...fields, coverages: search.coverages.join(',') };
}

/** Returns the codec of a type's search. */
export function propertySearch(productType: PropertyType): SearchCodec<PropertySearch> {
  const codec = {
    /** Contains no personal data: the regency of a building and its value. */
    isPersonal: false,
    read: (query: URLSearchParams) => read(productType, query),
    write,
    isSame: (one: PropertySearch, other: PropertySearch) => String(write(one)) === String(write(other)),
    apiQuery,
  };
  return codec;
}
