import { benefitText } from '@naungan/domain/benefit';
import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';
import type { CoverTable } from '../line.ts';

type OrderWithPlan = { product: BenefitPlan };

/** Returns the plan's limit under this title; nothing for a plan without a limit. */
export const limitFacts = ({ product: { limitClaim } }: OrderWithPlan, title: string): Fact[] =>
  limitClaim.limit > 0 ? [{ title, value: formatRupiah(limitClaim.limit) }] : [];

/** Returns the benefit tables with name, amount and frequency; a note follows the name. */
export const benefitTables = ({ product }: OrderWithPlan): CoverTable[] =>
  product.benefits.map(({ name: title, items }) => ({
    title,
    rows: items.map(({ featureId, value, maximum, note }) => [
      note === '' ? featureId.name : `${featureId.name} (${note})`,
      benefitText({ type: featureId.type, value }, product.limitClaim),
      maximum,
    ]),
  }));

/** Returns sentences about grace period, cooling-off period and the changes that the policyholder must report. */
export const personTerms = ({ product }: OrderWithPlan, changes: string): string[] => [
  `Masa tenggang pembayaran premi perpanjangan ${product.gracePeriod} hari sejak jatuh tempo.`,
  `Masa mempelajari polis ${product.coolingPeriod} hari kalender sejak polis diterima. Selama masa itu polis dapat dibatalkan secara tertulis dan premi dikembalikan setelah dikurangi biaya yang telah timbul.`,
  `Perubahan data, termasuk ${changes}, harus segera diberitahukan kepada kami.`,
];

/** Returns a sentence about how and where claims on this plan are paid. */
export function claimWays({ product }: OrderWithPlan): string {
  const ways = product.claimMecanism
    .map(({ mecanism, area }) => (area ? `${mecanism} (${area})` : mecanism))
    .join('; ');
  return `Cara klaim yang tersedia: ${ways}.`;
}
