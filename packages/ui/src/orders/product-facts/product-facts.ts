import { formatRupiah } from '@naungan/domain/money';
import type { Plan } from '@naungan/domain/plan';
import type { Description } from '../../primitives/description-list/index.ts';

/** What a product's facts are told from: a plan, or the product of an order or policy. */
export type ProductWithFacts = Pick<
  Plan,
  'ages' | 'limitClaim' | 'waitingTime' | 'gracePeriod' | 'coolingPeriod' | 'claimMecanism'
>;

const days = (count: number) => (count > 0 ? `${count} hari` : 'Tanpa masa tunggu');

/** Ages, limit and periods in days [2 §3]. */
export function productFacts(product: ProductWithFacts): Description[] {
  const { ages, limitClaim, claimMecanism } = product;
  return [
    { title: 'Usia tertanggung', value: `${ages.minAge}–${ages.maxAge} tahun` },
    {
      title: 'Limit per tahun',
      value: limitClaim.limitToBenefit ? 'Sesuai tabel manfaat' : formatRupiah(limitClaim.limit),
    },
    { title: 'Klaim', value: claimMecanism.map(({ mecanism }) => mecanism).join(', ') || '-' },
    { title: 'Masa tunggu', value: days(product.waitingTime) },
    { title: 'Masa tenggang', value: `${product.gracePeriod} hari` },
    { title: 'Masa mempelajari polis', value: `${product.coolingPeriod} hari` },
  ];
}
