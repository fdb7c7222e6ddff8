import type { PersonPriced } from '../person/price.ts';
import type { PersonDetails } from '../person/record.ts';
import type { BirthSearch } from '../person/search.ts';
import type { HealthOrder } from './form.ts';
import type { HealthOrderDetail, HealthPlan, HealthPolicyDetail, HealthRevision } from './record.ts';

/** The types of health; what each is says `LineShapes`. */
export type HealthTypes = {
  plan: HealthPlan;
  search: BirthSearch;
  priced: PersonPriced;
  order: HealthOrder;
  details: PersonDetails;
  orderDetail: HealthOrderDetail;
  policyDetail: HealthPolicyDetail;
  revision: HealthRevision;
};
