import { normalizeText } from '../../text/normalize.ts';

/** The three parts of a number plate, as in the form [2 §5]. Each may be ''. */
export type PlateParts = { area: string; number: string; letters: string };

const PLATE_PARTS = ['area', 'number', 'letters'] as const;
/** Maximum length of each part [2 §5]. */
export const PLATE_LIMITS = { area: 2, number: 4, letters: 3 } as const;

export const PLATE_LABEL = 'Nomor Polisi';
export const PLATE_MISSING_MESSAGE = 'Lengkapi nomor polisi kendaraan';
const PLATE_AREA_MISSING_MESSAGE = 'Lengkapi kode wilayah nomor polisi';
const PLATE_AREA_MESSAGE = 'Kode wilayah nomor polisi terdiri dari 1 atau 2 huruf';
const PLATE_NUMBER_MESSAGE = 'Nomor polisi maksimal 4 angka dan tidak diawali 0';
const PLATE_LETTERS_MESSAGE = 'Huruf belakang nomor polisi maksimal 3 huruf';

/** Returns the message for a plate whose region differs from the region of the search, on which the premium depends. */
const otherAreaMessage = (area: string): string =>
  `Kode wilayah nomor polisi berbeda dengan kode wilayah kendaraan (${area})`;

const COMPLETE_PLATE = /^([A-Z]{1,2})[\s.-]*(\d{1,4})[\s.-]*([A-Z]{0,3})$/;

/** Returns the parts of a plate written as 'b1234cd', 'B-1234-CD' or 'B 1234'; `null` for any other text. */
export function parsePlate(text: string): PlateParts | null {
  const match = COMPLETE_PLATE.exec(normalizeText(text).toUpperCase());
  if (!match) return null;
  const [, area = '', number = '', letters = ''] = match;
  return { area, number, letters };
}

/**
 * Returns the parts of a plate in any notation, or of an incomplete plate that `joinPlate` wrote: parts separated by
 * single spaces, some of them empty.
 */
export function plateParts(text: string): PlateParts {
  const completePlate = parsePlate(text);
  if (completePlate) return completePlate;
  const [area = '', number = '', ...letters] = text.toUpperCase().split(' ');
  return { area, number, letters: letters.join('') };
}

/** Returns 'B 1234 CD'. The spaces around an empty part remain, so that `plateParts` can read the text. */
export function joinPlate({ area, number, letters }: PlateParts): string {
  return [area, number, letters].map((part) => normalizeText(part).toUpperCase()).join(' ');
}

/** The message for a plate, and the invalid parts. */
export type PlateProblem = { message: string; parts: readonly (keyof PlateParts)[] };

/**
 * Returns the problem of a plate, or `null`. A valid plate has all three parts, within their maximum lengths [2 §5], and
 * the region `area` if it is given.
 */
export function plateProblem(text: string, area?: string): PlateProblem | null {
  const plate = plateParts(text);
  const emptyParts = PLATE_PARTS.filter((part) => plate[part] === '');
  if (plate.area === '' && emptyParts.length < PLATE_PARTS.length)
    return { message: PLATE_AREA_MISSING_MESSAGE, parts: ['area'] };
  if (emptyParts.length > 0) return { message: PLATE_MISSING_MESSAGE, parts: emptyParts };
  if (!/^[A-Z]{1,2}$/.test(plate.area)) return { message: PLATE_AREA_MESSAGE, parts: ['area'] };
  if (!/^[1-9]\d{0,3}$/.test(plate.number)) return { message: PLATE_NUMBER_MESSAGE, parts: ['number'] };
  if (!/^[A-Z]{1,3}$/.test(plate.letters)) return { message: PLATE_LETTERS_MESSAGE, parts: ['letters'] };
  return area !== undefined && area !== '' && plate.area !== area
    ? { message: otherAreaMessage(area), parts: ['area'] }
    : null;
}

/** Returns the message for a plate, or `null`. */
export const checkPlate = (text: string, area?: string): string | null =>
  plateProblem(text, area)?.message ?? null;
