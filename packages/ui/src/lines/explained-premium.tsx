import type { PremiumExplanation } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { DescriptionList } from '../primitives/description-list/index.ts';
import { Money } from '../primitives/money/index.ts';
import type { PlanSection } from './line-product.ts';

type ExplainedPremiumProps = {
  explanation: PremiumExplanation;
  /** A sentence that names the properties that determine the tariff. */
  intro: ReactNode;
  /** Label of the total, which does not include the admin fee: 'Premi per tahun'. */
  totalLabel: string;
  /** Text below the amounts. */
  note?: ReactNode;
};

/** Returns the section of a product page that explains a premium. */
export const premiumSection = (props: ExplainedPremiumProps): PlanSection => ({
  id: 'perhitungan-premi',
  title: 'Bagaimana premi dihitung',
  content: <ExplainedPremium {...props} />,
});

/**
 * The calculation of a premium: the regulator's tariff, the insurer's rate within the tariff, and the amounts.
 */
function ExplainedPremium({ explanation, intro, totalLabel, note }: ExplainedPremiumProps) {
  const { facts, lines, total } = explanation;
  return (
    <div className="nu:grid nu:gap-4">
      <p className="nu:text-muted">{intro}</p>
      <div className="nu:grid nu:gap-5 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5">
        <DescriptionList items={facts.map(({ label, value }) => ({ title: label, value }))} />
        <table aria-label="Perhitungan premi" className="nu:w-full nu:text-[0.9375rem] nu:leading-6">
          <thead className="nu:sr-only">
            <tr>
              <th scope="col">Perhitungan</th>
              <th scope="col">Jumlah</th>
            </tr>
          </thead>
          <tbody className="nu:divide-y nu:divide-line nu:border-y nu:border-line">
            {lines.map(({ label, calculation, amount }) => (
              <tr key={label} className="nu:align-top">
                <th scope="row" className="nu:py-3 nu:pe-3 nu:text-start nu:font-normal">
                  <span className="nu:block nu:font-semibold">{label}</span>
                  <span className="nu:tabular nu:block nu:text-sm nu:text-muted">{calculation}</span>
                </th>
                <td className="nu:py-3 nu:text-end">
                  <Money value={amount} size="sm" />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="nu:pt-3 nu:text-start nu:font-bold">
                {totalLabel}
                <span className="nu:block nu:text-sm nu:font-normal nu:text-muted">sebelum biaya admin</span>
              </th>
              <td className="nu:pt-3 nu:text-end">
                <Money value={total} />
              </td>
            </tr>
          </tfoot>
        </table>
        {note && <p className="nu:text-sm nu:text-muted">{note}</p>}
      </div>
    </div>
  );
}
