import type { Rupiah } from './rupiah.ts';

/** A whole is this many parts per million. */
export const PPM = 1_000_000;

/** Percent to parts per million: 2.5 → 25000. Finer than 0.0001 % is rounded away. */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/** '0.294' per mille, as published tariffs write it, to parts per million: 294. `null` for any other text. */
export function perMilleToPpm(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
}

/**
 * `amount` × `ratePpm` parts per million, rounded half up once [Q16].
 * Exact for any safe integers, because the product is taken in big integers.
 * Throws a RangeError for a fraction or NaN: that is a bug of the caller, not bad input.
 */
export function applyRate(amount: Rupiah, ratePpm: number): Rupiah {
  return applyRates(amount, [ratePpm]);
}

/** `amount` × each of the rates: a rate, of it a loading, of it a discount. Rounded once, after the last [Q16]. */
export function applyRates(amount: Rupiah, ratesPpm: readonly number[]): Rupiah {
  let twice = 2n * BigInt(amount);
  let divisor = 2n;
  for (const rate of ratesPpm) {
    twice *= BigInt(rate);
    divisor *= BigInt(PPM);
  }
  const raised = twice + divisor / 2n;
  const quotient = raised / divisor;
  const floored = raised % divisor < 0n ? quotient - 1n : quotient;
  return Number(floored);
}
