import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  value: Rupiah;
  /** `lg` for a card or panel, `md` for a bar or column. */
  size?: 'md' | 'lg';
};

const sizes = {
  md: 'nu:text-[1.0625rem] nu:leading-7 nu:@tablet:text-h5',
  lg: 'nu:text-[1.75rem] nu:leading-9',
};

/** The premium of a plan, in digits of equal width. It never wraps. */
export function Price({ value, size = 'lg', className, ...rest }: PriceProps) {
  return (
    <p
      {...rest}
      className={cx(
        'nu:tabular nu:font-extrabold nu:tracking-tight nu:whitespace-nowrap',
        sizes[size],
        className,
      )}
    >
      {formatRupiah(value)}
    </p>
  );
}
