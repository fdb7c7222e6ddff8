import { healthOrderForm } from '@naungan/domain/lines/health/form';
import { HEALTH_STEPS } from '@naungan/domain/lines/health/steps';
import { PERSON_PRICING } from '@naungan/domain/lines/insured-person/pricing';
import type { LineOrder } from '../line-order.ts';
import { INSURED_PAGES, PAGES_BY_AGE, PERSON_ORDER } from '../order-pages/insured-order.ts';

/** The order wizard of health: the shared steps of an insured person. */
export const HEALTH_ORDER: LineOrder<'kesehatan'> = {
  ...PERSON_ORDER,
  rules: { ...PERSON_PRICING, steps: HEALTH_STEPS, orderForm: healthOrderForm },
  pages: { ...INSURED_PAGES, ...PAGES_BY_AGE },
};
