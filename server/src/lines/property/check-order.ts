import { ADDRESS_CASCADE, regionProblem } from '@naungan/domain/address';
import {
  type EligibilityProblem,
  eligibilityProblems,
  referenceDataChanges,
  searchProblems,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import { regionNamesBelow } from '../../core/region-tree.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Discrepancy } from '../line.ts';
import { catalogueFacts } from './search-repository.ts';

type BuildingToCheck = { product: AnyPropertyPlan; details: PropertyDetails; timePeriod: number };

/** Fields of the building that are part of its address. */
const ADDRESS_FIELDS: readonly string[] = [...ADDRESS_CASCADE.order, 'district_level'];

const invalidFact = (field: string, message: string): Discrepancy => ({
  slice: 'building',
  field: ADDRESS_FIELDS.includes(field) ? `objectAddresses.${field}` : field,
  message,
  changed: false,
});

/** The field of the wizard that shows each eligibility problem. */
const PROBLEM_FIELDS: Record<EligibilityProblem['path'], string> = {
  occupation: 'occupation',
  buildingPrices: 'buildingPrices',
  totalFloor: 'totalFloor',
  timePeriod: 'timePeriod',
  floodZone: 'floodZone',
  building: 'occupation',
};

/**
 * Compares the building of an order with the catalogue: its occupation, address and regency, and the fire band and
 * earthquake zone that the premium depends on. Then checks whether the product insures the building for the term.
 */
export async function checkBuilding(
  db: Db | Tx,
  { product, details: { building }, timePeriod }: BuildingToCheck,
): Promise<Discrepancy[]> {
  const { floodZone, objectAddresses, ...fields } = building;
  const { knownIds, facts } = await catalogueFacts(db, building);
  const search = {
    ...fields,
    ...objectAddresses,
    productType: product.typeCoverage,
    coverages: [product.typeCoverage],
    timePeriod,
    floodZone: floodZone ?? undefined,
  };
  const unknownRegion = regionProblem(objectAddresses, regionNamesBelow);
  const regionMessage = unknownRegion ? { [unknownRegion.field]: unknownRegion.message } : {};
  const problems = Object.entries({ ...searchProblems(search, knownIds), ...regionMessage });
  if (problems.length > 0 || !facts) return problems.map(([field, message]) => invalidFact(field, message));
  const changes = referenceDataChanges(building, facts);
  if (changes.length > 0)
    return changes.map(({ path, ...fact }) => ({ slice: 'building', field: path, changed: true, ...fact }));
  return eligibilityProblems(product, { building, timePeriod }).map(({ path, message }) => ({
    slice: 'building',
    field: PROBLEM_FIELDS[path],
    message,
    changed: false,
  }));
}
