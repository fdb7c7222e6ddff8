import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type MoneySize = 'sm' | 'md' | 'lg' | 'xl';

export type MoneyProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whole rupiah. */
  value: Rupiah;
  /** `xl` is the price of a card, `sm` a row of a breakdown. */
  size?: MoneySize;
};

const sizes: Record<MoneySize, string> = {
  sm: 'nu:text-[0.9375rem] nu:leading-6 nu:font-semibold',
  md: 'nu:text-base nu:font-bold',
  lg: 'nu:text-h5 nu:font-bold',
  xl: 'nu:text-h4 nu:font-extrabold nu:tracking-tight',
};

/** An amount in rupiah, in digits of equal width. It never wraps. */
export function Money({ value, size = 'md', className, ...rest }: MoneyProps) {
  return (
    <span {...rest} className={cx('nu:tabular nu:whitespace-nowrap', sizes[size], className)}>
      {formatRupiah(value)}
    </span>
  );
}
