import type { IsoDate } from '../dates/iso-date.ts';
import { changeOn, type Validity } from './validity.ts';

/** How a product is sold: on the site, through a consultant, or not at all. */
export const SALES = ['online', 'offline', 'hidden'] as const;
export type Sale = (typeof SALES)[number];

export const SALE_LABELS: Readonly<Record<Sale, string>> = {
  online: 'Dijual online',
  offline: 'Lewat konsultan',
  hidden: 'Tidak ditampilkan',
};

/** Returns how a product is sold on a day. `base` applies on days without a change. */
export const saleOn = (
  base: Sale,
  changes: readonly (Validity & { number: number; sale: Sale })[],
  day: IsoDate,
): Sale => changeOn(changes, day)?.sale ?? base;
