import type { SearchCatalogue } from '@naungan/domain/lines/vehicle';
import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';
import { namedModels, plateRegions } from './reference-repository.ts';
import type { ModelInYear } from './search-repository.ts';

async function readReference(tx: Tx) {
  const models = new Map((await tx.select().from(vehicleModels)).map((model) => [model.id, model]));
  const prices = await tx.select().from(vehiclePrices);
  const priceByYear = new Map(prices.map((price) => [`${price.modelId} ${price.year}`, price]));
  const areas = new Map((await tx.select().from(plateAreas)).map((area) => [area.plat, area]));
  const searchCatalogue: SearchCatalogue = { models: await namedModels(tx), areas: await plateRegions(tx) };
  return {
    /** Returns a model with its market price in a year, or null. */
    modelInYear(id: string, year: number): ModelInYear | null {
      const model = models.get(id);
      return model ? { ...model, market: priceByYear.get(`${id} ${year}`) ?? null } : null;
    },
    /** Returns the region of a plate code, or null. */
    plateArea: (plat: string) => areas.get(plat) ?? null,
    searchCatalogue,
  };
}

/** Models with their market prices, and plate regions. */
export const VEHICLE_REFERENCE = defineSnapshot({ topic: 'vehicle-reference', read: readReference });
