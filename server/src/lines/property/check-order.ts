import {
  changedFacts,
  type Misfit,
  misfits,
  type SearchField,
  searchProblems,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { Db, Tx } from '../../db/client.ts';
import type { Discrepancy } from '../line.ts';
import { catalogueFacts } from './search-repository.ts';

type Stated = { product: AnyPropertyPlan; details: PropertyDetails; timePeriod: number };

/** Fields of the object's address; all others stand beside each other. */
const PLACE: readonly string[] = ['province', 'district_level', 'district'];

const wrong = (field: SearchField, message: string): Discrepancy => ({
  slice: 'building',
  field: PLACE.includes(field) ? `objectAddresses.${field}` : field,
  message,
  changed: false,
});

/** Where the wizard shows what does not fit. */
const MISFITS: Record<Misfit['path'], string> = {
  occupation: 'occupation',
  buildingPrices: 'buildingPrices',
  totalFloor: 'totalFloor',
  timePeriod: 'timePeriod',
  floodZone: 'floodZone',
  building: 'occupation',
};

/**
 * Whether the building of an order is the one that the catalogue has: a known occupation, a regency of that province and
 * kind, with the band and the zone that the premium follows from. Then whether the product insures it so, for so long.
 */
export async function checkBuilding(
  db: Db | Tx,
  { product, details: { building }, timePeriod }: Stated,
): Promise<Discrepancy[]> {
  const { floodZone, objectAddresses, ...fields } = building;
  const { found, facts } = await catalogueFacts(db, building);
  const search = {
    ...fields,
    ...objectAddresses,
    productType: product.typeCoverage,
    coverages: [product.typeCoverage],
    timePeriod,
    ...(floodZone !== null && { floodZone }),
  };
  const problems = Object.entries(searchProblems(search, found));
  if (problems.length > 0 || !facts)
    return problems.map(([field, message]) => wrong(field as SearchField, message));
  const changed = changedFacts(building, facts);
  if (changed.length > 0)
    return changed.map(({ path, ...fact }) => ({ slice: 'building', field: path, changed: true, ...fact }));
  return misfits(product, { building, timePeriod }).map(({ path, message }) => ({
    slice: 'building',
    field: MISFITS[path],
    message,
    changed: false,
  }));
}
