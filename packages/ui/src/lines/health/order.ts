import type { LineOrder } from '../line-order.ts';
import { PERSON_ORDER, PERSON_PAGES } from '../person/order.ts';

/** A health order is one for a person. */
export const HEALTH_ORDER: LineOrder<'kesehatan'> = { ...PERSON_ORDER, pages: PERSON_PAGES };
