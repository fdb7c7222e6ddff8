import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';

export type PriceBeforeProps = {
  /** Price without the discount. */
  value: Rupiah;
  /** Discount in whole percent. */
  saving: number;
  className?: string;
};

/** The price before the discount, and how much the discount saves. */
export function PriceBefore({ value, saving, className }: PriceBeforeProps) {
  return (
    <p className={cx('nu:flex nu:flex-wrap nu:items-center nu:gap-x-2 nu:text-sm', className)}>
      <s className="nu:tabular nu:whitespace-nowrap nu:text-muted">
        <span className="nu:sr-only">Sebelum diskon </span>
        {formatRupiah(value)}
      </s>
      <Badge tone="success">Hemat {saving}%</Badge>
    </p>
  );
}
