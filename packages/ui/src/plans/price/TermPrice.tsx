import { termText } from '@naungan/domain/lines';
import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { planPriceMessages } from '../messages.ts';

export type TermPriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** Price of the whole term. */
  value: Rupiah;
  years: number;
};

/** The price of a term of several years, below the yearly price: 'Rp3.500.000 untuk 3 tahun'; nothing for one year. */
export function TermPrice({ value, years, className, ...rest }: TermPriceProps) {
  const texts = useMessages('PlanPrice', planPriceMessages);
  if (years <= 1) return null;
  return (
    <p {...rest} className={cx('nu:text-sm', className)}>
      <span className="nu:tabular nu:font-semibold nu:whitespace-nowrap">{formatRupiah(value)}</span>{' '}
      {texts.for} {termText(years)}
    </p>
  );
}
