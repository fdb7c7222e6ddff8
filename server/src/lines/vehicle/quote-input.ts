import type { VEHICLE_CONTRACTS } from '@naungan/api/lines/vehicle/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import { eligibilityProblems, VEHICLE_TERM_YEARS } from '@naungan/domain/lines/vehicle';
import type { z } from 'zod';
import type { CatalogueDeps, QuoteInput } from '../line.ts';
import { readVehicleSearch } from './read-search.ts';

type Body = z.output<typeof VEHICLE_CONTRACTS.calls.orderQuote.body>;

/** Completes the vehicle of a quote from the catalogue. @throws ApiProblem INVALID for an impossible vehicle */
export async function vehicleQuoteInput(
  deps: CatalogueDeps,
  { productId: _product, printPolicy, expansion, accesories, ...search }: Body,
  now: Date,
): Promise<QuoteInput<'kendaraan'>> {
  const vehicle = await readVehicleSearch(deps, { ...search, coverage: undefined }, now);
  const quotedVehicle = { vehicle, expansion, accesories };
  return {
    priceInput: { ...quotedVehicle, printPolicy },
    payload: { ...vehicle, expansion, accesories, timePeriod: VEHICLE_TERM_YEARS },
    problems: (product) => eligibilityProblems(product, quotedVehicle, todayInJakarta(now)),
  };
}
