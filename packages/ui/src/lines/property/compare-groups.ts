import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { PropertySearch } from '@naungan/domain/lines/property';
import { quoteProperty } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { formatRupiah } from '@naungan/domain/money';
import type { CompareGroup } from '../../plans/compare-dialog/compare-group.ts';
import { benefitGroups, type NamedValue, rowsOf } from '../compare-rows.ts';
import { propertyTerms } from './plan-terms.ts';
import { PROPERTY_PRODUCT } from './product.ts';

/**
 * Returns the yearly premium of each cover (fire, earthquake, flood) and the admin fee; no rows without a building, or
 * if the product does not insure the building.
 */
function premiumRows(plan: AnyPropertyPlan, search: PropertySearch): NamedValue[] {
  const priceInput = PROPERTY_PRODUCT.priceInputOf(search);
  const quote = priceInput && quoteProperty(plan, priceInput);
  if (!quote) return [];
  const { fire, earthquake, flood } = quote;
  return [
    ...(fire ? [{ title: 'Kebakaran', value: formatRupiah(fire.premium) }] : []),
    ...(earthquake ? [{ title: 'Gempa bumi', value: formatRupiah(earthquake.premium) }] : []),
    ...(flood ? [{ title: 'Perluasan banjir', value: formatRupiah(flood.premium) }] : []),
    { title: 'Biaya admin', value: formatRupiah(plan.adminFee) },
  ];
}

const exclusionRows = (plan: AnyPropertyPlan): NamedValue[] => [
  { title: 'Tidak dijamin', value: plan.notCovered.join(' ') },
];

/**
 * Returns all rows of a comparison of products for a building. Each row states whether the products differ.
 */
export function propertyCompareGroups(
  plans: readonly AnyPropertyPlan[],
  search: PropertySearch,
): CompareGroup[] {
  return [
    { title: 'Rincian premi per tahun', rows: rowsOf(plans.map((plan) => premiumRows(plan, search))) },
    { title: 'Ketentuan', rows: rowsOf(plans.map(propertyTerms)) },
    ...benefitGroups(plans, LIMIT_IN_TABLE),
    { title: 'Pengecualian', rows: rowsOf(plans.map(exclusionRows)) },
  ].filter(({ rows }) => rows.length > 0);
}
