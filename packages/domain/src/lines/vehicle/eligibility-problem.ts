import type { IsoDate } from '../../dates/iso-date.ts';
import { checkAccessories } from './accessories.ts';
import { ageLoading, vehicleAge } from './age-loading.ts';
import { priceExpansion } from './expansion.ts';
import { expansionBasis, type QuotedVehicle, tariffFor, type VehicleTariff, yearOf } from './quote.ts';
import { COVER_LABELS, coversOf, VEHICLE_TYPE_ROWS } from './vehicle-type.ts';

/** The reason why an order has no price: the field whose value the product does not insure, and the message. */
export type EligibilityProblem = { path: 'vehicle' | 'year' | 'expansion' | 'accesories'; message: string };

export const NOT_OFFERED_MESSAGE = 'Perluasan yang dipilih tidak tersedia pada produk ini';
const NO_RATE_MESSAGE = 'Produk ini belum tersedia untuk kendaraan dan wilayah yang dipilih';

export const oneLimitMessage = (name: string) => `Pilih satu batas pertanggungan saja untuk ${name}`;

function vehicleProblem(
  product: VehicleTariff,
  quotedVehicle: QuotedVehicle,
  day: IsoDate,
): EligibilityProblem | null {
  const { vehicleType, year } = quotedVehicle.vehicle;
  const { label } = VEHICLE_TYPE_ROWS[vehicleType];
  const { typeCoverage, vehicleTypes, maxAge } = product;
  if (!coversOf(vehicleType).includes(typeCoverage))
    return { path: 'vehicle', message: `${COVER_LABELS[typeCoverage]} tidak tersedia untuk ${label}` };
  if (!vehicleTypes.includes(vehicleType))
    return { path: 'vehicle', message: `Produk ini tidak tersedia untuk ${label}` };
  const age = vehicleAge(year, yearOf(day));
  if (age > maxAge || ageLoading(typeCoverage, age) === null)
    return { path: 'year', message: `Usia kendaraan maksimal ${maxAge} tahun untuk produk ini` };
  return null;
}

/** Returns the problems of the chosen extensions, without duplicates. */
function expansionProblems(
  product: VehicleTariff,
  quotedVehicle: QuotedVehicle,
  day: IsoDate,
): EligibilityProblem[] {
  const tariff = tariffFor(product, quotedVehicle, day);
  if (!tariff) return [];
  const basis = expansionBasis(product, quotedVehicle, tariff);
  const { label } = VEHICLE_TYPE_ROWS[quotedVehicle.vehicle.vehicleType];
  const codes = new Set<string>();
  const messages = quotedVehicle.expansion.map((id) => {
    const expansion = product.expansion.find(({ _id }) => _id === id);
    if (!expansion) return NOT_OFFERED_MESSAGE;
    if (codes.has(expansion.code)) return oneLimitMessage(expansion.name);
    codes.add(expansion.code);
    return priceExpansion(expansion, basis) ? null : `${expansion.name} tidak tersedia untuk ${label}`;
  });
  const uniqueMessages = new Set(messages.filter((message) => message !== null));
  return [...uniqueMessages].map((message) => ({ path: 'expansion', message }));
}

/**
 * Returns a problem for each field whose value the product does not insure, so that the customer corrects only these fields.
 * The list is empty if and only if the order has a price and its accessories are within their limit.
 */
export function eligibilityProblems(
  product: VehicleTariff,
  quotedVehicle: QuotedVehicle,
  day: IsoDate,
): EligibilityProblem[] {
  const problemOfVehicle = vehicleProblem(product, quotedVehicle, day);
  if (problemOfVehicle) return [problemOfVehicle];
  const accessoryMessage = checkAccessories(quotedVehicle.accesories, quotedVehicle.vehicle.price);
  const problems: EligibilityProblem[] =
    accessoryMessage === null ? [] : [{ path: 'accesories', message: accessoryMessage }];
  if (!tariffFor(product, quotedVehicle, day))
    return [...problems, { path: 'vehicle', message: NO_RATE_MESSAGE }];
  return [...problems, ...expansionProblems(product, quotedVehicle, day)];
}
