import type { PersonPriced } from '../person/price.ts';
import type { BirthSearch } from '../person/search.ts';
import type { PersonalAccidentOrder } from './form.ts';
import type {
  PersonalAccidentDetails,
  PersonalAccidentOrderDetail,
  PersonalAccidentPlan,
  PersonalAccidentPolicyDetail,
  PersonalAccidentRevision,
} from './record.ts';

/** The types of personal accident; what each is says `LineShapes`. */
export type PersonalAccidentTypes = {
  plan: PersonalAccidentPlan;
  search: BirthSearch;
  priced: PersonPriced;
  order: PersonalAccidentOrder;
  details: PersonalAccidentDetails;
  orderDetail: PersonalAccidentOrderDetail;
  policyDetail: PersonalAccidentPolicyDetail;
  revision: PersonalAccidentRevision;
};
