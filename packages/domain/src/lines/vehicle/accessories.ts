import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';

/** What was added to a vehicle, under the names that the wire has [2 §3, Q1]. */
export type Accessory = { accesoriesName: string; accesoriesValue: Rupiah };

export const ACCESSORY_MESSAGE = 'Field wajib di isi';
export const ACCESSORY_NAME_MESSAGE = 'Nama aksesori mengandung karakter yang tidak diperbolehkan';

/** Most accessories of an order; nobody lists more than a handful. */
export const MOST_ACCESSORIES = 10;
/** Together they are worth at most this part of the vehicle: beyond it, it is another vehicle. In percent. */
const MOST_OF_PRICE = 50;

export const TOO_MANY_ACCESSORIES_MESSAGE = `Maksimal ${MOST_ACCESSORIES} aksesori`;

/** An accessory's value: whole rupiah above zero, and nothing that no rate could be applied to. */
const DEAREST: Rupiah = 1_000_000_000;
export const ACCESSORY_VALUE_MESSAGE = `Nilai aksesori minimal Rp1 dan maksimal ${formatRupiah(DEAREST)}`;

export const isAccessoryValue = (value: unknown): value is Rupiah =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= DEAREST;

/** They count into the sum insured. */
export function totalAccessories(accessories: readonly Pick<Accessory, 'accesoriesValue'>[]): Rupiah {
  return accessories.reduce((sum, { accesoriesValue }) => sum + accesoriesValue, 0);
}

/** The most that accessories of a vehicle may be worth together. */
export function mostAccessories(vehiclePrice: Rupiah): Rupiah {
  return Math.floor((vehiclePrice * MOST_OF_PRICE) / 100);
}

/** The message for accessories that are worth more than a vehicle may carry, or `null`. */
export function checkAccessories(
  accessories: readonly Pick<Accessory, 'accesoriesValue'>[],
  vehiclePrice: Rupiah,
): string | null {
  const most = mostAccessories(vehiclePrice);
  if (totalAccessories(accessories) <= most) return null;
  return `Total nilai aksesori maksimal ${MOST_OF_PRICE}% dari harga kendaraan, yaitu ${formatRupiah(most)}`;
}
