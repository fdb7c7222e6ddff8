import type { AgeBand } from '@naungan/domain/premium';
import { readDataFile } from '../../../core/data-file.ts';
import type { Basis, HealthProduct } from './product.ts';

type ReferencePlan = {
  plan_code: string;
  insurer_code: string;
  plan_name: string;
  type: string;
  annual_limit_idr: number | null;
  benefits: { item: string; basis: Basis; limit_idr: number; max_days_per_year: number | null }[];
  optional_riders: { item: string; annual_limit_idr?: number; limit_idr?: number }[];
  annual_premium_idr_by_age_band: Record<string, number>;
  co_payment: { percent: number };
  claim_mechanism: ('cashless' | 'reimbursement')[];
};

type ReferenceData = { listed_diseases_365_days_id: string[]; plans: ReferencePlan[] };

const data: ReferenceData = JSON.parse(readDataFile('health/plans.json').toString('utf8'));

function bandsOf(premiums: Record<string, number>): AgeBand[] {
  return Object.entries(premiums).map(([band, value]) => {
    const [minAge = 0, maxAge = 0] = band.split('-').map(Number);
    return { minAge, maxAge, value };
  });
}

/** Diseases that are covered only after a year. */
export const LISTED_DISEASES: readonly string[] = data.listed_diseases_365_days_id;

/**
 * The plans of the reference data with their figures. The factor for women of 18 to 40 is left out: the
 * premium of this line depends on age only [2 §5].
 */
export const referenceProducts: HealthProduct[] = data.plans.map((plan) => ({
  code: plan.plan_code,
  insurer: plan.insurer_code,
  name: plan.plan_name,
  kind: plan.type === 'hospital_cash' ? 'santunan' : 'inap',
  bands: bandsOf(plan.annual_premium_idr_by_age_band),
  annualLimit: plan.annual_limit_idr,
  // True if only single benefits have limits, not the plan as a whole.
  limitToBenefit: plan.annual_limit_idr === null,
  benefits: plan.benefits.map(({ item, basis, limit_idr, max_days_per_year }) => ({
    item,
    basis,
    // The API's name for an amount in rupiah.
    type: 'numtsi',
    value: limit_idr,
    maxDaysPerYear: max_days_per_year,
  })),
  extensions: plan.optional_riders.map((rider) => ({
    item: rider.item,
    limit: rider.annual_limit_idr ?? rider.limit_idr ?? 0,
  })),
  coPaymentPercent: plan.co_payment.percent,
  mechanisms: plan.claim_mechanism,
}));
