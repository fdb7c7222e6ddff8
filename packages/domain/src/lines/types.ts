import type { HealthOrder } from './health/form.ts';
import type { HealthOrderDetail, HealthPlan, HealthPolicyDetail, HealthRevision } from './health/record.ts';
import type { PersonPriced } from './person/price.ts';
import type { PersonDetails } from './person/record.ts';
import type { BirthSearch } from './person/search.ts';
import type { PersonalAccidentOrder } from './personal-accident/form.ts';
import type {
  PersonalAccidentDetails,
  PersonalAccidentOrderDetail,
  PersonalAccidentPlan,
  PersonalAccidentPolicyDetail,
  PersonalAccidentRevision,
} from './personal-accident/record.ts';
import type { SoldLine } from './sold-line.ts';

type Types = {
  /** A product in full. */
  plan: object;
  /** What a list of its products is asked for. */
  search: object;
  /** What of an order its price follows from. */
  priced: object;
  /** A checked payload. */
  order: object;
  /** What is stored of whom and what is insured. */
  details: object;
  orderDetail: object;
  policyDetail: object;
  revision: object;
};

/** The types of each line. */
export interface LineTypes extends Record<SoldLine, Types> {
  kesehatan: {
    plan: HealthPlan;
    search: BirthSearch;
    priced: PersonPriced;
    order: HealthOrder;
    details: PersonDetails;
    orderDetail: HealthOrderDetail;
    policyDetail: HealthPolicyDetail;
    revision: HealthRevision;
  };
  kecelakaandiri: {
    plan: PersonalAccidentPlan;
    search: BirthSearch;
    priced: PersonPriced;
    order: PersonalAccidentOrder;
    details: PersonalAccidentDetails;
    orderDetail: PersonalAccidentOrderDetail;
    policyDetail: PersonalAccidentPolicyDetail;
    revision: PersonalAccidentRevision;
  };
}

export type PlanOf<L extends SoldLine> = LineTypes[L]['plan'];
export type SearchOf<L extends SoldLine> = LineTypes[L]['search'];
export type OrderOf<L extends SoldLine> = LineTypes[L]['order'];
export type DetailsOf<L extends SoldLine> = LineTypes[L]['details'];
