import {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  type EligibilityProblem,
  eligibilityProblems,
  isConstruction,
  isConstructionClass,
  type KnownBuilding,
  type PropertyPriced,
  type PropertySearch,
  propertySearch,
  YES_NO,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { StepState } from '../../flow/step-page/step-page.ts';
import type { SlicesOf } from '../slices.ts';

/** The same of every type. */
export type PropertySlices = SlicesOf<'kebakaran'>;
export type PropertyState = StepState<AnyPropertyPlan, PropertySlices>;
export type Building = PropertySlices['building'];

/** No building was searched for yet. No product takes it, so nothing is priced by its zone. */
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

/** Whether the catalogue said which building it is: without that nothing has a price. */
export const isKnown = ({ building }: Pick<PropertySlices, 'building'>): boolean =>
  building.occupationCode !== '';

const WHAT = ['occupation', 'construction', 'classConstruction', 'totalFloor', 'totalBuildingArea'] as const;
const WHERE = ['province', 'district_level', 'district'] as const;

/** Whether both tell of the same walls; price, term and who owns it may change. */
const isSame = (one: Building, other: KnownBuilding): boolean =>
  WHAT.every((name) => one[name] === other[name]) &&
  WHERE.every((name) => one.objectAddresses[name] === other.objectAddresses[name]);

/**
 * What was searched for takes the place of what was searched for before. Street and bank stay with their building:
 * another one has neither, or it would be insured where the first stands.
 */
export function withBuilding(building: Building, search: PropertySearch): Building {
  const { known, timePeriod, address = '' } = search;
  if (!known) return building;
  const kept = isSame(building, known) ? building : NO_BUILDING;
  const { objectAddresses } = kept;
  return {
    ...kept,
    ...known,
    timePeriod,
    objectAddresses: {
      ...objectAddresses,
      ...known.objectAddresses,
      address: objectAddresses.address || address,
    },
  };
}

export const emptyBuilding = (search: PropertySearch): Building => withBuilding(NO_BUILDING, search);

/** The same building with what the catalogue says of it today, such as another zone; all that was typed stays. */
export function withFacts(building: Building, known: KnownBuilding | undefined): Building {
  const { occupation, classConstruction, objectAddresses } = building;
  if (known?.occupation !== occupation || known.classConstruction !== classConstruction) return building;
  if (WHERE.some((name) => known.objectAddresses[name] !== objectAddresses[name])) return building;
  const { occupationCode, occupationName, zone, fireBand } = known;
  const today = { ...building, occupationCode, occupationName, zone, fireBand };
  return JSON.stringify(today) === JSON.stringify(building) ? building : today;
}

/** What of an order its price follows from. */
export function pricedProperty({
  building,
  shipping,
}: Pick<PropertySlices, 'building' | 'shipping'>): PropertyPriced {
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

/** Fire's takes every field, and names no coverage: the line that reads it has its own. */
const { read, write } = propertySearch('kebakaran');

/** The search that leads to the building of an order, as its address has it. */
export function searchOfBuilding({ building }: Pick<PropertySlices, 'building'>): [string, string][] {
  if (building.occupation === '') return [];
  const { province, district_level, district } = building.objectAddresses;
  const said = { ...building, province, district_level, district };
  const pairs = Object.entries(said).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return write(read(new URLSearchParams(pairs)));
}

/** What of an order no longer fits its product, as after a search for another building. */
export function eligibilityProblemsOf({ plan, draft: { slices } }: PropertyState): EligibilityProblem[] {
  return isKnown(slices) ? eligibilityProblems(plan, pricedProperty(slices)) : [];
}
