import type { InsuredDetails } from '../../order/record.ts';
import type { PersonPriceInput } from '../insured-person/price.ts';
import type { BirthSearch } from '../insured-person/search.ts';
import type { HealthOrder } from './form.ts';
import type {
  HEALTH_RECORDS,
  HealthOrderDetail,
  HealthPlan,
  HealthPolicyDetail,
  HealthRevision,
} from './record.ts';
import type { HEALTH_STEPS } from './steps.ts';

/** The types of the health line; see `LineShapes`. */
export type HealthTypes = {
  plan: HealthPlan;
  search: BirthSearch;
  priceInput: PersonPriceInput;
  order: HealthOrder;
  details: InsuredDetails;
  orderDetail: HealthOrderDetail;
  policyDetail: HealthPolicyDetail;
  revision: HealthRevision;
  steps: typeof HEALTH_STEPS;
  records: typeof HEALTH_RECORDS;
};
