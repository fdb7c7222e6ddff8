import type { Rupiah } from './rupiah.ts';

/** 100 % in parts per million. */
export const PPM = 1_000_000;

/** Converts percent to parts per million: 2.5 → 25000. Digits below 0.0001 % are rounded. */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/**
 * Converts a text in per mille, as in published tariffs, to parts per million: '0.294' → 294. Returns `null` for any
 * other text.
 */
export function perMilleToPpm(text: string): number | null {
  const [, wholeDigits = '', decimalDigits = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return wholeDigits === '' ? null : Number(wholeDigits) * 1000 + Number(decimalDigits.padEnd(3, '0'));
}

/**
 * Returns `amount` × `ratePpm` parts per million in whole rupiah, rounded half up [Q16]. Exact for all safe integers,
 * because the multiplication uses BigInt. Throws a RangeError for a fraction or NaN, which is a programming error.
 */
export function applyRate(amount: Rupiah, ratePpm: number): Rupiah {
  return applyRates(amount, [ratePpm]);
}

/**
 * Returns the product of `amount` and all rates, such as rate, loading and discount, in whole rupiah. Rounds half up, once,
 * after the last multiplication [Q16].
 */
export function applyRates(amount: Rupiah, ratesPpm: readonly number[]): Rupiah {
  let product = BigInt(amount);
  let divisor = 1n;
  for (const rate of ratesPpm) {
    product *= BigInt(rate);
    divisor *= BigInt(PPM);
  }
  // Half up is floor(product / divisor + 1/2), which equals floor((2 × product + divisor) / (2 × divisor)). The second
  // formula needs no fraction, which a BigInt cannot have.
  const doubledSum = 2n * product + divisor;
  const doubledDivisor = 2n * divisor;
  const quotient = doubledSum / doubledDivisor;
  // A BigInt division rounds towards zero, so a negative quotient with a remainder is above the floor.
  const floor = doubledSum % doubledDivisor < 0n ? quotient - 1n : quotient;
  return Number(floor);
}
