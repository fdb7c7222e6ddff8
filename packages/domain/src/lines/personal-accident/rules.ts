import { PERSON_PRICING } from '../insured-person/pricing.ts';
import { birthSearch, searchOfPerson } from '../insured-person/search.ts';
import type { LineRules } from '../line.ts';
import { personalAccidentOrderForm } from './form.ts';
import { PERSONAL_ACCIDENT_RECORDS } from './record.ts';
import { PERSONAL_ACCIDENT_STEPS } from './steps.ts';
import type { PersonalAccidentTypes } from './types.ts';

export const PERSONAL_ACCIDENT_RULES: LineRules<PersonalAccidentTypes> = {
  ...PERSON_PRICING,
  search: birthSearch,
  commonOrderParts: {
    years: 'included',
    shipping: 'included',
    declarations: 'included',
    addresses: 'included',
  },
  steps: PERSONAL_ACCIDENT_STEPS,
  orderForm: personalAccidentOrderForm,
  orderSearch: searchOfPerson,
  records: PERSONAL_ACCIDENT_RECORDS,
};
