import { termText } from '@naungan/domain/lines';
import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';

export type TermPriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** Price of the whole term. */
  value: Rupiah;
  years: number;
};

/** The price of a term of several years, below the yearly price: 'Rp3.500.000 untuk 3 tahun'; nothing for one year. */
export function TermPrice({ value, years, className, ...rest }: TermPriceProps) {
  if (years <= 1) return null;
  return (
    <p {...rest} className={cx('nu:text-sm', className)}>
      <span className="nu:tabular nu:font-semibold nu:whitespace-nowrap">{formatRupiah(value)}</span> untuk{' '}
      {termText(years)}
    </p>
  );
}
