import type { VehicleSearchQuery } from '@naungan/api/lines/vehicle/contracts';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { NO_SUCH_AREA_MESSAGE, SEARCH_ALERT, searchProblems } from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../core/module.ts';
import { VEHICLE_REFERENCE } from './reference-snapshot.ts';

/**
 * Returns the vehicle of a search, completed with its names, market price and region from the catalogue.
 * @throws ApiProblem INVALID with a message for each invalid field, such as a year without a market price
 */
export async function readVehicleSearch(
  { snapshots }: Pick<Deps, 'snapshots'>,
  query: VehicleSearchQuery,
  now: Date,
): Promise<SearchedVehicle> {
  const today: IsoDate = todayInJakarta(now);
  const { coverage: _, ...search } = query;
  const { model: id, year, price, plat } = search;
  const reference = await snapshots.get(VEHICLE_REFERENCE);
  const modelRow = reference.modelInYear(id, year);
  const area = reference.plateArea(plat);
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
