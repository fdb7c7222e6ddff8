/** For tests: the numbers of a vehicle that no other order has, because a vehicle has one policy at a time [Q45]. */

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const randomBelow = (limit: number): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % limit;
};
const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('');
const digits = (count: number): string => String(randomBelow(10 ** count)).padStart(count, '0');

/** Returns a valid plate of the area, chassis number (17 characters, ISO 3779) and engine number; all random. */
export const uniqueVehicleNumbers = (area: string) => ({
  vehicleLicense: `${area} ${1_000 + randomBelow(9_000)} ${letters(3)}`,
  chassisNumber: `MHKA6GJ${letters(4)}${digits(6)}`,
  machineNumber: `1NRF${digits(6)}`,
});
