import { discountSaving } from '@naungan/domain/fee';
import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { planPriceMessages } from '../messages.ts';

export type PriceBeforeDiscountProps = {
  /** Price without the discount. */
  value: Rupiah;
  /** The displayed price, with the discount. */
  price: Rupiah;
  className?: string;
};

/**
 * The price before the discount, and the difference between the two displayed prices in percent. Shows nothing
 * if the difference is below 1 %.
 */
export function PriceBeforeDiscount({ value, price, className }: PriceBeforeDiscountProps) {
  const texts = useMessages('PlanPrice', planPriceMessages);
  const saving = discountSaving(value, price);
  if (saving === 0) return null;
  return (
    <p className={cx('nu:flex nu:flex-wrap nu:items-center nu:gap-x-2 nu:text-sm', className)}>
      <s className="nu:tabular nu:whitespace-nowrap nu:text-muted">
        <span className="nu:sr-only">{texts.beforeDiscount} </span>
        {formatRupiah(value)}
      </s>
      <Badge tone="success">
        {texts.saving} {saving}%
      </Badge>
    </p>
  );
}
