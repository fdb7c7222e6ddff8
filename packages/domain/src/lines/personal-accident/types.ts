import type { PersonPriceInput } from '../insured-person/price.ts';
import type { BirthSearch } from '../insured-person/search.ts';
import type { PersonalAccidentOrder } from './form.ts';
import type {
  PERSONAL_ACCIDENT_RECORDS,
  PersonalAccidentDetails,
  PersonalAccidentOrderDetail,
  PersonalAccidentPlan,
  PersonalAccidentPolicyDetail,
  PersonalAccidentRevision,
} from './record.ts';
import type { PERSONAL_ACCIDENT_STEPS } from './steps.ts';

/** The types of the personal accident line; see `LineShapes`. */
export type PersonalAccidentTypes = {
  plan: PersonalAccidentPlan;
  search: BirthSearch;
  priceInput: PersonPriceInput;
  order: PersonalAccidentOrder;
  details: PersonalAccidentDetails;
  orderDetail: PersonalAccidentOrderDetail;
  policyDetail: PersonalAccidentPolicyDetail;
  revision: PersonalAccidentRevision;
  steps: typeof PERSONAL_ACCIDENT_STEPS;
  records: typeof PERSONAL_ACCIDENT_RECORDS;
};
