import {
  checkMarketPrice,
  coversOf,
  DEFAULT_VEHICLE_TYPE,
  type EligibilityProblem,
  eligibilityProblems,
  isVehicleType,
  joinPlate,
  type KnownVehicle,
  type MarketPrice,
  type PriceSource,
  plateParts,
  type VehiclePriceInput,
  type VehicleSearch,
  vehicleSearch,
} from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { StepState } from '../../flow/step-page/step-page.ts';
import type { SlicesOf } from '../slices.ts';

export type VehicleSlices = SlicesOf<'kendaraan'>;
export type VehicleState = StepState<VehiclePlan, VehicleSlices>;

/** The vehicle before a search. It has no data from the catalogue, so no price is calculated for it. */
const NO_VEHICLE: VehicleSlices['vehicle'] = {
  vehicleType: DEFAULT_VEHICLE_TYPE,
  brand: '',
  brandText: '',
  year: 0,
  model: '',
  modelText: '',
  price: 0,
  marketPrice: 0,
  deviation: 0,
  derivedFrom: null,
  seats: 0,
  area: '',
  areaName: '',
  region: 1,
  vehicleLicense: '',
  chassisNumber: '',
  machineNumber: '',
};

/** Returns whether a draft has the vehicle's data from the catalogue. Without these data there is no price. */
export const hasVehicle = ({ vehicle }: Pick<VehicleSlices, 'vehicle'>): boolean => vehicle.model !== '';

/** Returns the plate with the searched area; the unchanged plate if a number or letters were typed. */
function plateOf(plate: string, area: string): string {
  const { number, letters } = plateParts(plate);
  return number === '' && letters === '' ? joinPlate({ area, number, letters }) : plate;
}

/** Returns the vehicle of a draft with the data of a new search, and with the typed plate and other numbers. */
export function withVehicle(
  vehicle: VehicleSlices['vehicle'],
  knownVehicle: KnownVehicle | undefined,
): VehicleSlices['vehicle'] {
  if (!knownVehicle) return vehicle;
  return { ...vehicle, ...knownVehicle, vehicleLicense: plateOf(vehicle.vehicleLicense, knownVehicle.area) };
}

/**
 * Returns the vehicle with the typed price and the server's current reference data, such as another market price. Returns the
 * same object if the search is for another vehicle, or if no data has changed.
 */
export function withServerFacts(
  vehicle: VehicleSlices['vehicle'],
  knownVehicle: KnownVehicle | undefined,
): VehicleSlices['vehicle'] {
  const { model, year, area, price } = vehicle;
  if (knownVehicle?.model !== model || knownVehicle.year !== year || knownVehicle.area !== area)
    return vehicle;
  const updatedVehicle = { ...vehicle, ...knownVehicle, price };
  return JSON.stringify(updatedVehicle) === JSON.stringify(vehicle) ? vehicle : updatedVehicle;
}

export const emptyVehicle = (knownVehicle: KnownVehicle | undefined) => withVehicle(NO_VEHICLE, knownVehicle);

const typeOf = ({ vehicleType }: VehicleSlices['vehicle']) =>
  isVehicleType(vehicleType) ? vehicleType : DEFAULT_VEHICLE_TYPE;

/** Returns the market price of the vehicle, with its source. */
export function marketPriceOf(vehicle: VehicleSlices['vehicle']): MarketPrice & PriceSource {
  const { marketPrice: price, deviation, year } = vehicle;
  // Drafts and orders that were stored before prices could be calculated have no price source.
  return { price, deviation, year, vehicleType: typeOf(vehicle), derivedFrom: vehicle.derivedFrom ?? null };
}

/**
 * Returns whether the vehicle's price is within the market range. Only then are premium and eligibility calculated.
 */
export const isPriceInMarketRange = ({ vehicle }: Pick<VehicleSlices, 'vehicle'>): boolean => {
  const { price, marketPrice, deviation } = vehicle;
  return checkMarketPrice(price, { price: marketPrice, deviation }) === null;
};

/**
 * Returns the fields of an order that determine its price. A vehicle price outside the market range becomes 0, for which no
 * premium is calculated.
 */
export function vehiclePriceInput({
  vehicle,
  additions,
  shipping,
}: Pick<VehicleSlices, 'vehicle' | 'additions' | 'shipping'>): VehiclePriceInput {
  return {
    vehicle: {
      ...vehicle,
      vehicleType: typeOf(vehicle),
      price: isPriceInMarketRange({ vehicle }) ? vehicle.price : 0,
    },
    ...additions,
    printPolicy: shipping.printPolicy,
  };
}

/** Returns the URL parameters of the search for the vehicle of an order; none before a search. */
export function searchOfVehicle({
  vehicle,
}: Pick<VehicleSlices, 'vehicle'>): [name: string, value: string][] {
  if (vehicle.model === '') return [];
  const vehicleType = typeOf(vehicle);
  const { brand, year, model, price, area } = vehicle;
  const coverage = coversOf(vehicleType);
  const search: VehicleSearch = { vehicleType, brand, year, model, price, plat: area, coverage };
  return vehicleSearch.write(search);
}

/** Returns the eligibility problems of an order, for example after a change of the vehicle. */
export function eligibilityProblemsOf({
  plan,
  today,
  draft: { slices },
}: VehicleState): EligibilityProblem[] {
  return hasVehicle(slices) && isPriceInMarketRange(slices)
    ? eligibilityProblems(plan, vehiclePriceInput(slices), today)
    : [];
}
