import type { BenefitPlan as Plan } from '@naungan/domain/benefit/record';
import { formatRupiah } from '@naungan/domain/money';
import { MISSTATEMENT_RISK } from '../product-summary/SummaryFrame.tsx';

/** Returns the plan's risks for the insured as sentences, which contain the plan's waiting time and limits. */
export function planRisks(plan: Plan): string[] {
  return [
    MISSTATEMENT_RISK,
    ...(plan.waitingTime > 0
      ? [`Manfaat tertentu belum berlaku selama masa tunggu ${plan.waitingTime} hari sejak polis berlaku.`]
      : []),
    ...(plan.limitClaim.limitToBenefit
      ? ['Setiap manfaat dibatasi tabel manfaat; biaya di atasnya menjadi tanggungan Anda.']
      : [
          `Penggantian dibatasi ${formatRupiah(plan.limitClaim.limit)}; biaya di atasnya menjadi tanggungan Anda.`,
        ]),
    plan.gracePeriod > 0
      ? `Perlindungan berakhir bila premi perpanjangan tidak dibayar dalam masa tenggang ${plan.gracePeriod} hari.`
      : 'Perlindungan berakhir bila premi perpanjangan tidak dibayar saat jatuh tempo; produk ini tanpa masa tenggang.',
    'Hal yang dikecualikan dalam polis tidak dijamin. Baca bagian pengecualian sebelum menyetujui.',
    ...(plan.exclusions ?? []).map((exclusion) => `Dikecualikan: ${exclusion}`),
    'Premi dapat berubah saat perpanjangan mengikuti usia dan ketentuan perusahaan asuransi.',
  ];
}
