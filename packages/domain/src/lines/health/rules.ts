import { PERSON_PRICING } from '../insured-person/pricing.ts';
import { birthSearch, searchOfPerson } from '../insured-person/search.ts';
import type { LineRules } from '../line.ts';
import { healthOrderForm } from './form.ts';
import { HEALTH_RECORDS } from './record.ts';
import { HEALTH_STEPS } from './steps.ts';
import type { HealthTypes } from './types.ts';

export const HEALTH_RULES: LineRules<HealthTypes> = {
  ...PERSON_PRICING,
  search: birthSearch,
  commonOrderParts: {
    years: 'included',
    shipping: 'included',
    declarations: 'included',
    addresses: 'included',
  },
  steps: HEALTH_STEPS,
  orderForm: healthOrderForm,
  orderSearch: searchOfPerson,
  records: HEALTH_RECORDS,
};
