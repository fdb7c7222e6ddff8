import {
  exampleBuilding,
  isComplete,
  type PropertyType,
  quotePayload,
  quoteProperty,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { ApiProblem } from '../../api-problem.ts';
import type { CatalogueDeps } from '../line.ts';
import type { PriceExample } from '../price-example.ts';
import { readQuoteSearch } from './read-search.ts';

type Building = Partial<ReturnType<typeof exampleBuilding>> & { label: string };

const JAKARTA = {
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
} as const;
const PADANG = { province: 'Sumatera Barat', district_level: 'Kota', district: 'Kota Padang' } as const;

/** The example house of this site, and buildings of other classes, uses and places. */
const BUILDINGS: readonly Building[] = [
  { label: 'Rumah kelas 1' },
  { label: 'Rumah kelas 2', classConstruction: 'class2', construction: 'Non Rangka Baja' },
  { label: 'Rumah kelas 3', classConstruction: 'class3', construction: 'Non Rangka Baja' },
  { label: 'Rumah kelas 1', buildingPrices: 2_000_000_000, ...PADANG },
  { label: 'Ruko kelas 1', occupation: '2934', buildingPrices: 1_500_000_000, ...JAKARTA },
];
/** The lowest risk of flood. */
const FLOOD_ZONE = 1;

/** Returns the building with its reference data; null if the reference data does not have it. */
async function searchOf(deps: CatalogueDeps, productType: PropertyType, { label: _, ...fields }: Building) {
  const building = { ...exampleBuilding(productType), ...fields };
  if (!isComplete(building)) return null;
  try {
    return await readQuoteSearch(deps, quotePayload(building, { occupationName: '', deviceUUID: '' }));
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** Returns one example for each building, and again with the flood extension if the product has it. */
export async function propertyExamples<Plan extends AnyPropertyPlan>(
  deps: CatalogueDeps,
  plan: Plan,
): Promise<PriceExample<Plan>[]> {
  const buildings: Building[] = plan.flood
    ? BUILDINGS.flatMap((building) => [
        building,
        { ...building, label: `${building.label}, dengan banjir`, floodZone: FLOOD_ZONE },
      ])
    : [...BUILDINGS];
  const examples: PriceExample<Plan>[] = [];
  for (const building of buildings) {
    const search = await searchOf(deps, plan.typeCoverage, building);
    if (!search) continue;
    const { buildingPrices, objectAddresses } = search.building;
    examples.push({
      label: building.label,
      detail: objectAddresses.district,
      sumInsured: buildingPrices,
      premiumOf: (priced) => quoteProperty(priced, search)?.yearlyPremium ?? null,
    });
  }
  return examples;
}
