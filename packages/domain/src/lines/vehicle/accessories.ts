import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';

/** An accessory of a vehicle, under its wire names [2 §3, Q1]. */
export type Accessory = { accesoriesName: string; accesoriesValue: Rupiah };

export const ACCESSORY_MESSAGE = 'Field wajib di isi';
export const ACCESSORY_NAME_MESSAGE = 'Nama aksesori mengandung karakter yang tidak diperbolehkan';

/** Maximum number of accessories of an order; a few are usual. */
export const MOST_ACCESSORIES = 10;
/**
 * Maximum total value in percent of the vehicle's price: above it, the accessories would change the vehicle's class.
 */
const MOST_OF_PRICE = 50;

export const TOO_MANY_ACCESSORIES_MESSAGE = `Maksimal ${MOST_ACCESSORIES} aksesori`;

/** Maximum value of an accessory in whole rupiah, so that rates can be applied to it. */
const DEAREST: Rupiah = 1_000_000_000;
export const ACCESSORY_VALUE_MESSAGE = `Nilai aksesori minimal Rp1 dan maksimal ${formatRupiah(DEAREST)}`;

export const isAccessoryValue = (value: unknown): value is Rupiah =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= DEAREST;

/** Returns the total value, which counts towards the sum insured. */
export function totalAccessories(accessories: readonly Pick<Accessory, 'accesoriesValue'>[]): Rupiah {
  return accessories.reduce((sum, { accesoriesValue }) => sum + accesoriesValue, 0);
}

/** Returns the maximum total value of a vehicle's accessories. */
export function mostAccessories(vehiclePrice: Rupiah): Rupiah {
  return Math.floor((vehiclePrice * MOST_OF_PRICE) / 100);
}

/** Returns the message for accessories above the maximum value, or `null`. */
export function checkAccessories(
  accessories: readonly Pick<Accessory, 'accesoriesValue'>[],
  vehiclePrice: Rupiah,
): string | null {
  const maximum = mostAccessories(vehiclePrice);
  if (totalAccessories(accessories) <= maximum) return null;
  return `Total nilai aksesori maksimal ${MOST_OF_PRICE}% dari harga kendaraan, yaitu ${formatRupiah(maximum)}`;
}
