import type { LineOrder } from '../line-order.ts';
import { INSURED_PAGES, PAGES_BY_AGE, PERSON_ORDER } from '../person/order.ts';

/** A health order is one for a person. */
export const HEALTH_ORDER: LineOrder<'kesehatan'> = {
  ...PERSON_ORDER,
  pages: { ...INSURED_PAGES, ...PAGES_BY_AGE },
};
