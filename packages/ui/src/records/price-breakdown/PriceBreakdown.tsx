import type { OrderAmounts } from '@naungan/domain/fee';
import { cx } from '../../primitives/cx.ts';
import { Money } from '../../primitives/money/index.ts';

export type PriceBreakdownProps = {
  amounts: OrderAmounts;
  /** Whole years of cover. */
  term?: number;
  className?: string;
};

/** What makes up the total; fees that are not charged are not listed. */
export function PriceBreakdown({ amounts, term = 1, className }: PriceBreakdownProps) {
  const rows = [
    { title: `Premi ${term} tahun`, value: amounts.premium, shown: true },
    { title: 'Biaya admin', value: amounts.adminFee, shown: true },
    { title: 'Cetak polis', value: amounts.policyPrintFee, shown: amounts.policyPrintFee > 0 },
    { title: 'Biaya layanan', value: amounts.serviceFee, shown: amounts.serviceFee > 0 },
  ].filter(({ shown }) => shown);
  return (
    <dl className={cx('grid gap-2', className)}>
      {rows.map(({ title, value }) => (
        <div key={title} className="flex items-baseline justify-between gap-4">
          <dt className="text-[0.9375rem] leading-6 text-muted">{title}</dt>
          <dd>
            <Money value={value} size="sm" />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-h5 font-bold">Total</dt>
        <dd>
          <Money value={amounts.total} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
