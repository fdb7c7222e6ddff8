// Random numbers, because two orders of one vehicle are rejected [Q45].

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const randomBelow = (limit: number): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % limit;
};
const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('');
const randomDigits = (count: number): string => String(randomBelow(10 ** count)).padStart(count, '0');

/**
 * Returns valid random numbers: a plate of the plate region `area`, a chassis number (17 characters, ISO 3779), an
 * engine number.
 */
export const uniqueVehicleNumbers = (area: string) => ({
  vehicleLicense: `${area} ${1_000 + randomBelow(9_000)} ${randomLetters(3)}`,
  chassisNumber: `MHKA6GJ${randomLetters(4)}${randomDigits(6)}`,
  machineNumber: `1NRF${randomDigits(6)}`,
});
