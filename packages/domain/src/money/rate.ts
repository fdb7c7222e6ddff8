import type { Rupiah } from './rupiah.ts';

/** 100 % in parts per million. */
export const PPM = 1_000_000;

/** Converts percent to parts per million: 2.5 → 25000. Digits below 0.0001 % are rounded. */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/**
 * Converts '0.294' per mille, as published tariffs write it, to parts per million: 294. `null` for any other
 * text.
 */
export function perMilleToPpm(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
}

/**
 * Returns `amount` × `ratePpm` parts per million, rounded half up once [Q16]. Exact for all safe integers,
 * because it multiplies in BigInt. @throws RangeError for a fraction or NaN, which is a programming error of
 * the caller
 */
export function applyRate(amount: Rupiah, ratePpm: number): Rupiah {
  return applyRates(amount, [ratePpm]);
}

/**
 * Returns `amount` multiplied by each rate in turn (a rate, then a loading, then a discount), rounded half up
 * once after the last [Q16].
 */
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
