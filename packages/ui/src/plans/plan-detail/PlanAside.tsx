import { serviceFee } from '@naungan/domain/fee';
import type { Plan } from '@naungan/domain/lines/record';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { yearlyPremium } from '@naungan/domain/premium';
import type { ReactNode } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { claimMechanismText, planTerms } from '../plan-terms/plan-terms.ts';
import { Price } from '../price/Price.tsx';
import { ProductSummaryButton } from '../product-summary/index.ts';

export type PlanAsideProps = {
  plan: Plan;
  /** `null` when no band holds the age. */
  premium: number | null;
  /** `null` when the birth date is of nobody alive. */
  age: number | null;
  action: ReactNode;
  /** Of the product line, 'Asuransi Kesehatan'. */
  lineLabel: string;
};

/** What comes on top of the price that lists show (premium and administration, [2 §9]); '' for nothing. */
function surcharge(plan: Plan, premium: number): string {
  const fee = serviceFee(plan.serviceFee, premium);
  return fee > 0 ? `Belum termasuk biaya layanan ${formatRupiah(fee)}.` : '';
}

/** What it costs, under which conditions, and the one thing to do [2 §2]. */
export function PlanAside({ plan, premium, age, action, lineLabel }: PlanAsideProps) {
  return (
    <Card padding="none" className="divide-y divide-line lg:sticky lg:top-6">
      <div className="p-5 sm:p-6">
        {premium === null ? (
          <Alert tone="warning" title={ALERT_TITLES.warning}>
            Usia Anda tidak masuk kriteria produk
          </Alert>
        ) : (
          <>
            <Price value={yearlyPremium(premium, plan.adminFee)} />
            <p className="text-sm text-muted">per tahun untuk usia {age} tahun</p>
            <DescriptionList
              className="mt-4"
              items={[
                { title: 'Premi 1 tahun', value: <Money value={premium} size="sm" /> },
                { title: 'Biaya admin', value: <Money value={plan.adminFee} size="sm" /> },
              ]}
            />
            <p className="mt-3 text-sm text-muted empty:hidden">{surcharge(plan, premium)}</p>
          </>
        )}
        <div className="mt-5 grid gap-3">
          <div className="grid max-lg:hidden">{action}</div>
          <ProductSummaryButton plan={plan} lineLabel={lineLabel} age={age} />
        </div>
      </div>
      <div className="p-5 sm:p-6">
        <h2 className="mb-3 text-h5">Ketentuan produk</h2>
        <DescriptionList items={planTerms(plan)} />
        {plan.claimMecanism.length > 0 && (
          <>
            <h3 className="mt-5 mb-2 font-bold">Mekanisme klaim</h3>
            <ul className="grid list-disc gap-1 ps-5 marker:text-brand">
              {plan.claimMecanism.map((mechanism) => (
                <li key={claimMechanismText(mechanism)}>{claimMechanismText(mechanism)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
