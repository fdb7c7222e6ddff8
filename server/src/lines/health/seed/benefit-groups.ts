import { MATERNITY_WAITING_DAYS } from '@naungan/domain/lines/health';
import type { Plan } from '@naungan/domain/lines/record';
import { BENEFIT_GROUPS, BENEFIT_NAMES } from './benefit-names.ts';
import type { Basis, HealthProduct, ProductBenefit } from './product.ts';

const BASIS_TEXTS: Record<Basis, string> = {
  per_hari: 'per hari',
  per_perawatan: 'per perawatan',
  per_kejadian: 'per kejadian',
  per_kunjungan: 'per kunjungan',
  per_kehamilan: 'per kehamilan',
  per_tahun: 'per tahun',
  sekali: 'dibayar sekali',
};

const isMaternity = (item: string) =>
  item.startsWith('melahirkan') || item === 'pemeriksaan_kehamilan' || item === 'keguguran';

/** Returns group, name and description of an item code. @throws Error for an unknown code */
function displayTextsOf(item: string) {
  const texts = BENEFIT_NAMES[item];
  if (!texts) throw new Error(`The benefit "${item}" has no name: add it to benefit-names.ts.`);
  return texts;
}

/** Returns the displayed name of an item code. */
export const nameOfBenefit = (item: string): string => displayTextsOf(item).name;

const maximumText = ({ basis, maxDaysPerYear }: ProductBenefit) =>
  maxDaysPerYear === null
    ? BASIS_TEXTS[basis]
    : `${BASIS_TEXTS[basis]}, maksimal ${maxDaysPerYear} hari per tahun`;

/** Returns a plan's benefit tables, always in the same order. */
export function benefitGroups(product: HealthProduct): Plan['benefits'] {
  const rows = product.benefits.map((benefit) => {
    const { group, name, description } = displayTextsOf(benefit.item);
    const note = isMaternity(benefit.item) ? `Masa tunggu ${MATERNITY_WAITING_DAYS} hari` : '';
    const item = {
      featureId: { name, type: benefit.type },
      value: benefit.value,
      maximum: maximumText(benefit),
      description,
      note,
    };
    return { group, item };
  });
  return BENEFIT_GROUPS.map((name) => ({
    name,
    items: rows.filter(({ group }) => group === name).map(({ item }) => item),
  })).filter(({ items }) => items.length > 0);
}
