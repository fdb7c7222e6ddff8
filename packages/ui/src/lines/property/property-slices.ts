import {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  type EligibilityProblem,
  eligibilityProblems,
  isConstruction,
  isConstructionClass,
  type KnownBuilding,
  type PropertyPriceInput,
  type PropertySearch,
  propertySearch,
  YES_NO,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { StepState } from '../../flow/step-page/step-page.ts';
import type { SlicesOf } from '../slices.ts';

/** The slices of a property order. Their type is the same for all property lines. */
export type PropertySlices = SlicesOf<'kebakaran'>;
export type PropertyState = StepState<AnyPropertyPlan, PropertySlices>;
export type Building = PropertySlices['building'];

/** The building before a search. It has no data from the catalogue, so no price is calculated for it. */
const NO_BUILDING: Building = {
  occupation: '',
  occupationCode: '',
  occupationName: '',
  buildingPrices: 0,
  timePeriod: 1,
  ownership: '',
  isKprBtn: YES_NO[0],
  construction: CONSTRUCTIONS[0],
  classConstruction: '',
  totalFloor: 1,
  totalBuildingArea: 0,
  floodZone: null,
  zone: 1,
  fireBand: null,
  objectAddresses: {
    province: '',
    district_level: '',
    district: '',
    subDistrict: '',
    urbanVillage: '',
    postalCode: '',
    address: '',
    neighbourhood: '',
    hamlet: '',
  },
  bankClause: '',
  creditNumber: '',
};

/** Returns whether a draft has the building's data from the catalogue. Without these data there is no price. */
export const hasBuilding = ({ building }: Pick<PropertySlices, 'building'>): boolean =>
  building.occupationCode !== '';

const BUILDING_FIELDS = [
  'occupation',
  'construction',
  'classConstruction',
  'totalFloor',
  'totalBuildingArea',
] as const;
const PLACE_FIELDS = ['province', 'district_level', 'district'] as const;

/** Returns whether both values describe the same physical building. Their prices, terms and owners may differ. */
const isSameBuilding = (one: Building, other: KnownBuilding): boolean =>
  BUILDING_FIELDS.every((name) => one[name] === other[name]) &&
  PLACE_FIELDS.every((name) => one.objectAddresses[name] === other.objectAddresses[name]);

/**
 * Returns the building of a draft with the data of a new search. For another building the typed address and bank are
 * removed; otherwise the new building would be insured at the address of the first building.
 */
export function withBuilding(building: Building, search: PropertySearch): Building {
  const { knownBuilding, timePeriod, address = '' } = search;
  if (!knownBuilding) return building;
  const baseBuilding = isSameBuilding(building, knownBuilding) ? building : NO_BUILDING;
  const { objectAddresses } = baseBuilding;
  return {
    ...baseBuilding,
    ...knownBuilding,
    timePeriod,
    objectAddresses: {
      ...objectAddresses,
      ...knownBuilding.objectAddresses,
      address: objectAddresses.address || address,
    },
  };
}

export const emptyBuilding = (search: PropertySearch): Building => withBuilding(NO_BUILDING, search);

/**
 * Returns the building with the customer's input and the server's current reference data. Returns
 * `building` itself if `knownBuilding` has another occupation, construction class or regency (`district`), or if no data has
 * changed.
 */
export function withServerFacts(building: Building, knownBuilding: KnownBuilding | undefined): Building {
  const { occupation, classConstruction, objectAddresses } = building;
  if (knownBuilding?.occupation !== occupation || knownBuilding.classConstruction !== classConstruction)
    return building;
  if (PLACE_FIELDS.some((name) => knownBuilding.objectAddresses[name] !== objectAddresses[name]))
    return building;
  const { occupationCode, occupationName, zone, fireBand } = knownBuilding;
  const updatedBuilding = { ...building, occupationCode, occupationName, zone, fireBand };
  return JSON.stringify(updatedBuilding) === JSON.stringify(building) ? building : updatedBuilding;
}

/** Returns the fields of an order that determine its price. */
export function propertyPriceInput({
  building,
  shipping,
}: Pick<PropertySlices, 'building' | 'shipping'>): PropertyPriceInput {
  const { construction, classConstruction, timePeriod } = building;
  return {
    building: {
      ...building,
      construction: isConstruction(construction) ? construction : CONSTRUCTIONS[0],
      classConstruction: isConstructionClass(classConstruction) ? classConstruction : CONSTRUCTION_CLASSES[0],
    },
    timePeriod,
    printPolicy: shipping.printPolicy,
  };
}

/**
 * The codec of the fire line reads the fields of every property line; `coverages`, in which the lines differ, is not
 * part of an order.
 */
const searchCodec = propertySearch('kebakaran');

/** Returns the URL parameters of the search for the building of an order; none before a search. */
export function searchOfBuilding({ building }: Pick<PropertySlices, 'building'>): [string, string][] {
  if (building.occupation === '') return [];
  const { province, district_level, district } = building.objectAddresses;
  const values = { ...building, province, district_level, district };
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return searchCodec.write(searchCodec.read(new URLSearchParams(pairs)));
}

/** Returns the eligibility problems of an order, for example after a search for another building. */
export function eligibilityProblemsOf({ plan, draft: { slices } }: PropertyState): EligibilityProblem[] {
  return hasBuilding(slices) ? eligibilityProblems(plan, propertyPriceInput(slices)) : [];
}
