import { benefitText, type LimitClaim } from '@naungan/domain/benefit';
import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { type CompareGroup, compareRow } from '../plans/compare-dialog/compare-group.ts';

/** The title of a row of the comparison, and the row's value for one product. */
export type NamedValue = { title: string; value: string };

const NONE = 'Tidak tersedia';
/**
 * The benefit group with the customer's own share of a claim (deductible). In this group a missing row means
 * 'no deductible' and not 'not available'.
 */
const DEDUCTIBLE_GROUP = 'Risiko sendiri';

/** Returns a row per title, in order of first occurrence. A product without the title gets the text `none`. */
export function rowsOf(lists: readonly NamedValue[][], none = NONE): CompareGroup['rows'] {
  const titles = new Set(lists.flatMap((list) => list.map(({ title }) => title)));
  return [...titles].map((title) =>
    compareRow(
      title,
      lists.map((list) => list.find((entry) => entry.title === title)?.value ?? none),
    ),
  );
}

type PlanBenefits = Pick<BenefitPlan, 'benefits'>;

const benefitsOf = ({ benefits }: PlanBenefits, group: string, limit: LimitClaim): NamedValue[] =>
  (benefits.find(({ name }) => name === group)?.items ?? []).map(({ featureId, value, maximum }) => {
    const text = benefitText({ type: featureId.type, value }, limit);
    return { title: featureId.name, value: maximum.trim() === '' ? text : `${text}, ${maximum}` };
  });

/** Returns a group of rows for each benefit group that at least one of the products has. */
export function benefitGroups(plans: readonly PlanBenefits[], limit: LimitClaim): CompareGroup[] {
  const groups = new Set(plans.flatMap(({ benefits }) => benefits.map(({ name }) => name)));
  return [...groups].map((title) => ({
    title,
    rows: rowsOf(
      plans.map((plan) => benefitsOf(plan, title, limit)),
      title === DEDUCTIBLE_GROUP ? 'Tidak ada' : NONE,
    ),
  }));
}
