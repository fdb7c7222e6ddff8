import { BENEFIT_TABLE_TEXT } from '@naungan/domain/benefit';
import type { BenefitPlan } from '@naungan/domain/benefit/record';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { formatRupiah } from '@naungan/domain/money';

export type PlanTerm = { title: string; value: string };

const daysText = (count: number) => (count === 0 ? 'Tidak ada' : `${count} hari`);

/** A plan for persons. It has age limits if its premiums depend on the age. */
export type PlanWithTerms = BenefitPlan & Partial<Pick<PersonPlan, 'ages'>>;

/** The fields that a listed plan and the product of an order or policy have in common. */
export type ProductWithTerms = Pick<
  PlanWithTerms,
  'ages' | 'limitClaim' | 'waitingTime' | 'gracePeriod' | 'coolingPeriod'
>;

/**
 * The conditions of a product, sorted as in the side panel [2 §2]; the comparison, the wizard's first step, the order
 * and the policy show the same rows.
 */
export function planTerms(plan: ProductWithTerms): PlanTerm[] {
  const { ages, limitClaim } = plan;
  return [
    ...(ages ? [{ title: 'Batas usia', value: `${ages.minAge} s/d ${ages.maxAge} tahun` }] : []),
    {
      title: 'Limit klaim',
      value: limitClaim.limitToBenefit ? BENEFIT_TABLE_TEXT : formatRupiah(limitClaim.limit),
    },
    { title: 'Masa tunggu', value: daysText(plan.waitingTime) },
    { title: 'Masa tenggang', value: daysText(plan.gracePeriod) },
    { title: 'Masa mempelajari polis', value: daysText(plan.coolingPeriod) },
  ];
}

/** Returns, for example, 'Cashless (Rumah sakit rekanan)'. */
export function claimMechanismText({ mecanism, area }: BenefitPlan['claimMecanism'][number]): string {
  return area.trim() === '' ? mecanism : `${mecanism} (${area})`;
}
