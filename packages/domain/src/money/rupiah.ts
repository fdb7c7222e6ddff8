/** Whole rupiah, never a fraction: rates are applied in integers [Q16]. */
export type Rupiah = number;

const AMOUNT_PATTERN = /^(-?)(?:Rp\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,0{1,2})?$/i;

/** The positions of the dots: between digits, before a multiple of three digits. */
const THOUSANDS_POSITIONS = /\B(?=(?:\d{3})+$)/g;

/**
 * Returns a number such as '1.000.000'. Rounds a fraction to a whole number; returns '0' for a number that is not finite.
 * Does not use `Intl`, because the first use of `Intl` blocks rendering for 30 ms (120 ms on a phone).
 */
export function formatNumber(value: number): string {
  const wholeNumber = Number.isFinite(value) ? Math.round(value) : 0;
  return `${wholeNumber < 0 ? '-' : ''}${String(Math.abs(wholeNumber)).replace(THOUSANDS_POSITIONS, '.')}`;
}

/** Returns a number with a decimal comma, such as '2,5'. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

/** Returns an amount such as 'Rp1.000.000' or '-Rp1.000', without spaces. */
export function formatRupiah(amount: Rupiah): string {
  const number = formatNumber(amount);
  return number.startsWith('-') ? `-Rp${number.slice(1)}` : `Rp${number}`;
}

/**
 * Returns the amount of a text such as 'Rp1.000.000', '1.000.000', '1000000' or 'Rp 1.000,00'; `null` for a text that is not
 * a whole amount, such as '1.5', and for an amount above the safe integers.
 */
export function parseRupiah(text: string): Rupiah | null {
  const match = AMOUNT_PATTERN.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const amount = Number(match[2]?.replaceAll('.', ''));
  if (!Number.isSafeInteger(amount)) return null;
  return match[1] && amount > 0 ? -amount : amount;
}
