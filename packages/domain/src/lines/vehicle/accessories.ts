import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';

/** An accessory of a vehicle; the value is in rupiah. The names of the fields are part of the wire format [2 §3, Q1]. */
export type Accessory = { accesoriesName: string; accesoriesValue: Rupiah };

export const ACCESSORY_MESSAGE = 'Field wajib di isi';
export const ACCESSORY_NAME_MESSAGE = 'Nama aksesori mengandung karakter yang tidak diperbolehkan';

/** Maximum number of accessories of an order. */
export const MAX_ACCESSORIES = 10;
/**
 * Maximum total value of the accessories, in percent of the vehicle's price. The sum insured is the price plus the
 * accessories. With more expensive accessories, it would be in the price class of a much more expensive vehicle.
 */
const MAX_PERCENT_OF_PRICE = 50;

export const TOO_MANY_ACCESSORIES_MESSAGE = `Maksimal ${MAX_ACCESSORIES} aksesori`;

/** Maximum value of an accessory in rupiah. */
const MAX_ACCESSORY_VALUE: Rupiah = 1_000_000_000;
export const ACCESSORY_VALUE_MESSAGE = `Nilai aksesori minimal Rp1 dan maksimal ${formatRupiah(MAX_ACCESSORY_VALUE)}`;

export const isAccessoryValue = (value: unknown): value is Rupiah =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= MAX_ACCESSORY_VALUE;

/** Returns the total value of accessories in rupiah, which is part of the sum insured. */
export function totalAccessories(accessories: readonly Pick<Accessory, 'accesoriesValue'>[]): Rupiah {
  return accessories.reduce((sum, { accesoriesValue }) => sum + accesoriesValue, 0);
}

/** Returns the maximum total value of a vehicle's accessories in rupiah. */
export function maxAccessoryTotal(vehiclePrice: Rupiah): Rupiah {
  return Math.floor((vehiclePrice * MAX_PERCENT_OF_PRICE) / 100);
}

/** Returns the message for accessories above the maximum value, or `null`. */
export function checkAccessories(
  accessories: readonly Pick<Accessory, 'accesoriesValue'>[],
  vehiclePrice: Rupiah,
): string | null {
  const maximum = maxAccessoryTotal(vehiclePrice);
  if (totalAccessories(accessories) <= maximum) return null;
  return `Total nilai aksesori maksimal ${MAX_PERCENT_OF_PRICE}% dari harga kendaraan, yaitu ${formatRupiah(maximum)}`;
}
