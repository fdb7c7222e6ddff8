import type { Plan, PlanCard } from '@naungan/domain/lines/record';

/** What the column `document` holds: the parts of a plan that no query filters or sorts by. */
export type PlanDocument = Pick<
  Plan,
  | 'policyPrintFee'
  | 'serviceFee'
  | 'limitClaim'
  | 'waitingTime'
  | 'gracePeriod'
  | 'coolingPeriod'
  | 'claimMecanism'
  | 'benefits'
  | 'generalInfo'
  | 'exclusions'
  | 'attachments'
  | 'declarations'
> &
  Pick<PlanCard, 'highlights'>;

/** A plan as it is written; ids are given, so that a seed writes the same plan again. */
export type PlanToStore = {
  id: string;
  code: string;
  productType: string;
  insurerId: string;
  productName: string;
  transactionType: Plan['transactionType'];
  ages: Plan['ages'];
  premi: Plan['premi'];
  adminFee: number;
  createdAt: Date;
  document: PlanDocument;
};

export type InsurerToStore = { id: string; code: string; companyName: string; logo: string };
