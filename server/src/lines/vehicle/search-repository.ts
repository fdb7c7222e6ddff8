import type { VehicleSearched } from '@naungan/api/lines/vehicle';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { type CatalogueModel, SEARCH_ALERT, searchProblems } from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';
import { refuse } from '../../problem.ts';

const NO_SUCH_AREA = 'Kode wilayah tidak ditemukan';

/** What the catalogue holds of a model in a year, with the plate region. */
async function lookUp(db: Db | Tx, { model, year, plat }: Pick<VehicleSearched, 'model' | 'year' | 'plat'>) {
  const [found] = await db
    .select({ model: vehicleModels, market: vehiclePrices })
    .from(vehicleModels)
    .leftJoin(vehiclePrices, and(eq(vehiclePrices.modelId, vehicleModels.id), eq(vehiclePrices.year, year)))
    .where(eq(vehicleModels.id, model));
  const [area] = await db.select().from(plateAreas).where(eq(plateAreas.plat, plat));
  return { found, area };
}

const catalogued = ({
  model,
  market,
}: NonNullable<Awaited<ReturnType<typeof lookUp>>['found']>): CatalogueModel => ({
  vehicleType: model.vehicleType,
  brand: model.brand,
  market,
});

/**
 * The vehicle that was searched for, with all that the catalogue knows of it.
 * @throws Problem INVALID with the message of each field: another type, a year that it was not sold, another price
 */
export async function searchedVehicle(
  db: Db | Tx,
  query: VehicleSearched,
  now: Date,
): Promise<SearchedVehicle> {
  const today: IsoDate = todayInJakarta(now);
  const { found, area } = await lookUp(db, query);
  const { model: id, coverage: _, ...asked } = query;
  const search = { ...asked, model: id, brand: found?.model.brand ?? id, coverage: [] };
  const problems = Object.entries(searchProblems(search, found ? catalogued(found) : null, today));
  if (!area) problems.push(['plat', NO_SUCH_AREA]);
  const errors = problems.map(([path, message]) => ({ path, message }));
  if (errors.length > 0 || !found?.market || !area) return refuse('INVALID', SEARCH_ALERT, errors);
  const { vehicleType, brand, brandText, modelText, seats } = found.model;
  const { price: marketPrice, deviation } = found.market;
  const { year, price } = query;
  return {
    ...{ vehicleType, brand, brandText, year, model: id, modelText, price, marketPrice, deviation, seats },
    ...{ area: area.plat, areaName: area.title, region: area.region },
  };
}
