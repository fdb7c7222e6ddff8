import type { PriceRow } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import { cx } from '../primitives/cx.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { ChangingMoney } from '../primitives/money/ChangingMoney.tsx';
import { Money } from '../primitives/money/index.ts';
import { recordMessages } from './messages.ts';

export type PriceBreakdownProps = {
  /** Rows with the labels of the product line. Their amounts add up to `total`. */
  rows: readonly PriceRow[];
  total: Rupiah;
  /** Default: 'Total'. */
  totalLabel?: string;
  className?: string;
};

/** The amounts that make up the total. */
export function PriceBreakdown({ rows, total, totalLabel, className }: PriceBreakdownProps) {
  const texts = useMessages('Records', recordMessages);
  return (
    <dl className={cx('nu:grid nu:gap-2', className)}>
      {rows.map(({ label, amount, unit }) => (
        <div key={label} className="nu:flex nu:items-baseline nu:justify-between nu:gap-4">
          <dt className="nu:text-[0.9375rem] nu:leading-6 nu:text-muted">
            {[label, unit].filter(Boolean).join(', ')}
          </dt>
          <dd>
            <Money value={amount} size="sm" />
          </dd>
        </div>
      ))}
      <div className="nu:mt-1 nu:flex nu:items-baseline nu:justify-between nu:gap-4 nu:border-t nu:border-line nu:pt-3">
        <dt className="nu:text-h5 nu:font-bold">{totalLabel ?? texts.total}</dt>
        <dd>
          <ChangingMoney value={total} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
