import type { PremiumRow } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

/** The price for the answers in a search form. An example replaces missing answers. */
export type SearchPrice = {
  /** The insured person or object: 'Rumah tinggal, Rp750.000.000, Kota Bandung'. */
  object: string;
  rows: readonly Pick<PremiumRow, 'label' | 'amount'>[];
  total: { label: string; amount: number };
};

export type SearchPremiumProps = WithHostProps<
  SearchPrice & {
    /** States on which data the price depends. */
    note: string;
  },
  'div'
>;

/** The price next to a search form. A screen reader reads a changed total. */
export function SearchPremium({ object, rows, total, note, className, ...rest }: SearchPremiumProps) {
  return (
    <div
      {...rest}
      className={cx('nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:md:p-6', className)}
    >
      <div className="nu:flex nu:items-start nu:justify-between nu:gap-3">
        <h2 className="nu:text-h5">Premi untuk yang Anda isi</h2>
        <Badge tone="warning">Contoh</Badge>
      </div>
      <p className="nu:mt-1 nu:text-sm nu:text-muted">{object}</p>
      <dl className="nu:mt-2 nu:md:mt-3">
        {rows.map(({ label, amount }) => (
          <div key={label} className="nu:flex nu:justify-between nu:gap-4 nu:py-1 nu:md:py-1.5">
            <dt>{label}</dt>
            <dd className="nu:tabular nu:font-semibold nu:whitespace-nowrap">{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        className="nu:mt-2 nu:flex nu:items-baseline nu:justify-between nu:gap-4 nu:border-t nu:border-line nu:pt-3"
      >
        <span className="nu:font-bold">{total.label}</span>{' '}
        <span className="nu:tabular nu:text-h4 nu:font-extrabold nu:whitespace-nowrap">
          {formatRupiah(total.amount)}
        </span>
      </p>
      <p className="nu:mt-2 nu:text-sm nu:text-muted">{note}</p>
    </div>
  );
}
