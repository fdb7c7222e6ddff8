import { formatRupiah } from '@naungan/domain/money';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header/ScreenHeader.tsx';

export type RecordHeaderProps = {
  /** The list from which the record was opened; `useBackToList` also opens it with the key `u`. */
  listHref: string;
  number?: string;
  /** The person whom the record is about. */
  name: string;
  /** Statuses and age. */
  children: ReactNode;
  /** In rupiah. */
  amount?: number | null;
};

/** The first line of a record's screen, with a link back to its list. */
export function RecordHeader({ listHref, number, name, children, amount = null }: RecordHeaderProps) {
  return (
    <ScreenHeader
      back={
        <a
          href={listHref}
          aria-label="Kembali ke daftar"
          aria-keyshortcuts="u"
          title="Kembali ke daftar (u)"
          className="nu:grid nu:size-8 nu:shrink-0 nu:place-items-center nu:rounded-lg nu:hover:bg-line/60"
        >
          <ArrowLeft aria-hidden="true" size={18} />
        </a>
      }
      title={
        <span className="nu:flex nu:min-w-0 nu:flex-wrap nu:items-center nu:gap-x-2.5">
          {number && <span className="nu:tabular nu:whitespace-nowrap">{number}</span>}
          <span
            className={
              number
                ? 'nu:min-w-0 nu:font-semibold nu:wrap-anywhere nu:text-muted'
                : 'nu:min-w-0 nu:wrap-anywhere'
            }
          >
            {name}
          </span>
        </span>
      }
      detail={<span className="nu:flex nu:flex-wrap nu:items-center nu:gap-1.5">{children}</span>}
      actions={
        amount !== null && (
          <p className="nu:tabular nu:text-lg nu:font-bold nu:whitespace-nowrap">{formatRupiah(amount)}</p>
        )
      }
    />
  );
}
