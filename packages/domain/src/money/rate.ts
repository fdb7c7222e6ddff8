import type { Rupiah } from './rupiah.ts';

/** A whole is this many parts per million. */
export const PPM = 1_000_000;

/** Percent to parts per million: 2.5 → 25000. Finer than 0.0001 % is rounded away. */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/**
 * `amount` × `ratePpm` parts per million, rounded half up once [Q16].
 * Exact for any safe integers, because the product is taken in big integers.
 * Throws a RangeError for a fraction or NaN: that is a bug of the caller, not bad input.
 */
export function applyRate(amount: Rupiah, ratePpm: number): Rupiah {
  const twice = 2n * BigInt(amount) * BigInt(ratePpm) + BigInt(PPM);
  const divisor = 2n * BigInt(PPM);
  const quotient = twice / divisor;
  const floored = twice % divisor < 0n ? quotient - 1n : quotient;
  return Number(floored);
}
