import type { Rupiah } from '../../../money/rupiah.ts';

const UNITS: Readonly<Record<string, number>> = {
  rb: 1_000,
  ribu: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};
/** An amount with a unit, in rupiah, or of at least seven digits; the digits of a phone number begin with 0. */
const PRICES =
  /(?<![\d.,])(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)\s*(juta|jt|miliar|milyar|ribu|rb)(?![\p{L}\p{N}])|(?<!\p{L})(?:rp|idr)\.?\s*(\d[\d.]*\d)|(?<![\d.,])(\d{1,3}(?:\.\d{3}){2,}|[1-9]\d{6,10})(?!\d)/giu;

/** An amount in a text, as typed. */
export type TypedPrice = { text: string; price: Rupiah };

function amountOf([, counted, unit = '', inRupiah, long]: readonly (string | undefined)[]): Rupiah {
  const digits = (inRupiah ?? long ?? '').replaceAll('.', '');
  if (counted === undefined) return Number(digits);
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(counted);
  const number = Number(isGrouped ? counted.replaceAll('.', '') : counted.replace(',', '.'));
  return Math.round(number * (UNITS[unit.toLowerCase()] ?? 1));
}

/** Returns the prices in a text ('250 juta', '1,2 miliar', 'Rp250.000.000'), and the text without them. */
export function takePrices(text: string): { prices: TypedPrice[]; rest: string } {
  const prices: TypedPrice[] = [];
  const rest = text.replace(PRICES, (...match: string[]) => {
    const [typed = ''] = match;
    const price = amountOf(match);
    if (!Number.isSafeInteger(price) || price <= 0) return typed;
    prices.push({ text: typed.trim().toLowerCase(), price });
    return ' ';
  });
  return { prices, rest };
}
