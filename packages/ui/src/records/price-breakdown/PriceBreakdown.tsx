import type { PriceRow } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import { cx } from '../../primitives/cx.ts';
import { Money } from '../../primitives/money/index.ts';

export type PriceBreakdownProps = {
  /** As the line words them; they add up to `total`. */
  rows: readonly PriceRow[];
  total: Rupiah;
  className?: string;
};

/** What makes up the total. */
export function PriceBreakdown({ rows, total, className }: PriceBreakdownProps) {
  return (
    <dl className={cx('grid gap-2', className)}>
      {rows.map(({ label, amount, unit }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-[0.9375rem] leading-6 text-muted">
            {[label, unit].filter(Boolean).join(', ')}
          </dt>
          <dd>
            <Money value={amount} size="sm" />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-h5 font-bold">Total</dt>
        <dd>
          <Money value={total} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
