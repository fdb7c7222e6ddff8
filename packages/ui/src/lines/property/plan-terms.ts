import { LINES } from '@naungan/domain/lines';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { formatRupiah } from '@naungan/domain/money';

export type PropertyTerm = { title: string; value: string };

/** The fields that a listed product and the product of an order or policy have in common. */
export type ProductWithTerms = Pick<
  AnyPropertyPlan,
  'typeCoverage' | 'sumInsured' | 'maxFloor' | 'maxTimePeriod' | 'flood' | 'surveyRequired'
>;

/** Returns the conditions of a product; the pages of the product, the order and the policy show them. */
export function propertyTerms(plan: ProductWithTerms): PropertyTerm[] {
  const { sumInsured, maxFloor, maxTimePeriod } = plan;
  return [
    { title: 'Jaminan', value: LINES[plan.typeCoverage].label },
    {
      title: 'Harga bangunan',
      value: `${formatRupiah(sumInsured.min)} s/d ${formatRupiah(sumInsured.max)}`,
    },
    { title: 'Jumlah lantai', value: `Maksimal ${maxFloor} lantai` },
    { title: 'Masa pertanggungan', value: `1 s/d ${maxTimePeriod} tahun` },
    { title: 'Perluasan banjir', value: plan.flood ? 'Dapat ditambahkan' : 'Tidak tersedia' },
    { title: 'Survei', value: plan.surveyRequired === 'ya' ? 'Video survei' : 'Tanpa survei' },
  ];
}
