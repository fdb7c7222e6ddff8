import type { VehicleSearchQuery } from '@naungan/api/lines/vehicle/contracts';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { NO_SUCH_AREA_MESSAGE, SEARCH_ALERT, searchProblems } from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { and, eq } from 'drizzle-orm';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';

/** Returns a model with its market price in a year, or null. */
export async function modelInYear(db: Db | Tx, model: string, year: number) {
  const [row] = await db
    .select({ model: vehicleModels, market: vehiclePrices })
    .from(vehicleModels)
    .leftJoin(vehiclePrices, and(eq(vehiclePrices.modelId, vehicleModels.id), eq(vehiclePrices.year, year)))
    .where(eq(vehicleModels.id, model));
  return row ? { ...row.model, market: row.market } : null;
}

/** Returns the region of a plate code, or null. */
export async function plateArea(db: Db | Tx, plat: string) {
  const [area] = await db.select().from(plateAreas).where(eq(plateAreas.plat, plat));
  return area ?? null;
}

/**
 * Returns the vehicle of a search, completed with its names, market price and region from the catalogue.
 * @throws ApiProblem INVALID with a message for each invalid field, such as a year without a market price
 */
export async function readVehicleSearch(
  db: Db | Tx,
  query: VehicleSearchQuery,
  now: Date,
): Promise<SearchedVehicle> {
  const today: IsoDate = todayInJakarta(now);
  const { coverage: _, ...search } = query;
  const { model: id, year, price, plat } = search;
  const modelRow = await modelInYear(db, id, year);
  const area = await plateArea(db, plat);
  const problems = Object.entries(
    searchProblems({ ...search, brand: modelRow?.brand ?? id, coverage: [] }, modelRow, today),
  );
  if (!area) problems.push(['plat', NO_SUCH_AREA_MESSAGE]);
  const errors = problems.map(([path, message]) => ({ path, message }));
  if (errors.length > 0 || !modelRow?.market || !area) return throwProblem('INVALID', SEARCH_ALERT, errors);
  const { vehicleType, brand, brandText, modelText, seats } = modelRow;
  const { price: marketPrice, deviation, derivedFrom } = modelRow.market;
  return {
    vehicleType,
    brand,
    brandText,
    year,
    model: id,
    modelText,
    price,
    marketPrice,
    deviation,
    seats,
    derivedFrom,
    area: area.plat,
    areaName: area.title,
    region: area.region,
  };
}
