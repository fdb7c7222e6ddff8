import type { VehicleSearched } from '@naungan/api/lines/vehicle';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { NO_SUCH_AREA_MESSAGE, SEARCH_ALERT, searchProblems } from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';
import { refuse } from '../../problem.ts';

/** A model of the catalogue, with its market price in a year. */
export async function modelInYear(db: Db | Tx, model: string, year: number) {
  const [found] = await db
    .select({ model: vehicleModels, market: vehiclePrices })
    .from(vehicleModels)
    .leftJoin(vehiclePrices, and(eq(vehiclePrices.modelId, vehicleModels.id), eq(vehiclePrices.year, year)))
    .where(eq(vehicleModels.id, model));
  return found ? { ...found.model, market: found.market } : null;
}

/** Where a plate is from. */
export async function plateArea(db: Db | Tx, plat: string) {
  const [area] = await db.select().from(plateAreas).where(eq(plateAreas.plat, plat));
  return area ?? null;
}

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
  const { coverage: _, ...asked } = query;
  const { model: id, year, price, plat } = asked;
  const found = await modelInYear(db, id, year);
  const area = await plateArea(db, plat);
  const problems = Object.entries(
    searchProblems({ ...asked, brand: found?.brand ?? id, coverage: [] }, found, today),
  );
  if (!area) problems.push(['plat', NO_SUCH_AREA_MESSAGE]);
  const errors = problems.map(([path, message]) => ({ path, message }));
  if (errors.length > 0 || !found?.market || !area) return refuse('INVALID', SEARCH_ALERT, errors);
  const { vehicleType, brand, brandText, modelText, seats } = found;
  const { price: marketPrice, deviation } = found.market;
  return {
    ...{ vehicleType, brand, brandText, year, model: id, modelText, price, marketPrice, deviation, seats },
    ...{ area: area.plat, areaName: area.title, region: area.region },
  };
}
