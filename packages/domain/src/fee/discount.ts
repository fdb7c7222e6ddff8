import type { Rupiah } from '../money/rupiah.ts';

/** Whole percent saved, rounded down so that it never promises too much; 0 when nothing is saved. */
export function discountSaving(normal: Rupiah, discounted: Rupiah): number {
  if (!(normal > 0) || !(discounted >= 0) || discounted >= normal) return 0;
  return Math.floor(((normal - discounted) * 100) / normal);
}
