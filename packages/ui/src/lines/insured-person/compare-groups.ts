import { benefitText } from '@naungan/domain/benefit';
import { type CompareGroup, compareRow } from '../../plans/compare-dialog/compare-group.ts';
import { claimMechanismText, type PlanWithTerms as Plan, planTerms } from './plan-terms.ts';

/** A row to which `compareRow` adds whether the plans differ. */
type PlainRow = { title: string; values: string[] };

const NONE = 'Tidak tersedia';

function generalRows(plans: readonly Plan[]): PlainRow[] {
  const terms = plans.map(planTerms);
  const rows = (terms[0] ?? []).map(({ title }, index) => ({
    title,
    values: terms.map((list) => list[index]?.value ?? NONE),
  }));
  const mechanisms = plans.map((plan) => plan.claimMecanism.map(claimMechanismText).join(', ') || NONE);
  return [...rows, { title: 'Mekanisme klaim', values: mechanisms }];
}

function benefitValue(plan: Plan, group: string, feature: string): string {
  const item = plan.benefits
    .find(({ name }) => name === group)
    ?.items.find(({ featureId }) => featureId.name === feature);
  if (!item) return NONE;
  const text = benefitText({ type: item.featureId.type, value: item.value }, plan.limitClaim);
  return item.maximum.trim() === '' ? text : `${text}, ${item.maximum}`;
}

/**
 * Returns the groups and benefits in the order in which the plans first list them. A plan without a benefit has
 * the value 'Tidak tersedia'.
 */
function benefitRowGroups(plans: readonly Plan[]): { title: string; rows: PlainRow[] }[] {
  const groups = new Map<string, Set<string>>();
  for (const { benefits } of plans) {
    for (const { name, items } of benefits) {
      const features = groups.get(name) ?? new Set();
      for (const { featureId } of items) features.add(featureId.name);
      groups.set(name, features);
    }
  }
  return [...groups].map(([title, features]) => ({
    title,
    rows: [...features].map((feature) => ({
      title: feature,
      values: plans.map((plan) => benefitValue(plan, title, feature)),
    })),
  }));
}

/** Returns all rows of a comparison. Each row states whether the plans differ. */
export function compareGroups(plans: readonly Plan[]): CompareGroup[] {
  return [{ title: 'Ketentuan', rows: generalRows(plans) }, ...benefitRowGroups(plans)].map(
    ({ title, rows }) => ({ title, rows: rows.map((row) => compareRow(row.title, row.values)) }),
  );
}
