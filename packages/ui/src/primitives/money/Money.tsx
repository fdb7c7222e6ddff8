import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type MoneySize = 'sm' | 'md' | 'lg' | 'xl';

export type MoneyProps = Omit<ComponentProps<'span'>, 'children'> & { value: Rupiah; size?: MoneySize };

const sizes: Record<MoneySize, string> = {
  sm: 'text-[0.9375rem] leading-6 font-semibold',
  md: 'text-base font-bold',
  lg: 'text-h5 font-bold',
  xl: 'text-h4 font-extrabold tracking-tight',
};

/** An amount never breaks, and its figures stand under one another. */
export function Money({ value, size = 'md', className, ...rest }: MoneyProps) {
  return (
    <span {...rest} className={cx('tabular whitespace-nowrap', sizes[size], className)}>
      {formatRupiah(value)}
    </span>
  );
}
