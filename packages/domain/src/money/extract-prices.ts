import type { Rupiah } from './rupiah.ts';

const UNITS: Readonly<Record<string, number>> = {
  rb: 1_000,
  ribu: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};
/**
 * Matches an amount with a unit ('250 juta'), an amount after 'Rp', and a number of at least seven digits. Does not match
 * a long number that begins with 0, which is a phone number.
 */
const PRICE_PATTERN =
  /(?<![\d.,])(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)\s*(juta|jt|miliar|milyar|ribu|rb)(?![\p{L}\p{N}])|(?<!\p{L})(?:rp|idr)\.?\s*(\d[\d.]*\d)|(?<![\d.,])(\d{1,3}(?:\.\d{3}){2,}|[1-9]\d{6,10})(?!\d)/giu;

/** A price in rupiah, and the part of the text that states it. */
export type PriceText = { text: string; price: Rupiah };

/** Returns the amount of a match of {@link PRICE_PATTERN}: one of its three groups has the number. */
function amountOf([, amount, unit = '', amountInRupiah, plainNumber]: readonly (
  | string
  | undefined
)[]): Rupiah {
  const digits = (amountInRupiah ?? plainNumber ?? '').replaceAll('.', '');
  if (amount === undefined) return Number(digits);
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(amount);
  const number = Number(isGrouped ? amount.replaceAll('.', '') : amount.replace(',', '.'));
  return Math.round(number * (UNITS[unit.toLowerCase()] ?? 1));
}

/** Returns the prices in a text ('250 juta', '1,2 miliar', 'Rp250.000.000'), and the text without the prices. */
export function extractPrices(text: string): { prices: PriceText[]; remainingText: string } {
  const prices: PriceText[] = [];
  const remainingText = text.replace(PRICE_PATTERN, (...match: string[]) => {
    const [matchedText = ''] = match;
    const price = amountOf(match);
    if (!Number.isSafeInteger(price) || price <= 0) return matchedText;
    prices.push({ text: matchedText.trim().toLowerCase(), price });
    return ' ';
  });
  return { prices, remainingText };
}
