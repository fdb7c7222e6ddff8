import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** Explains the purpose of an invoice's page, with the same text while loading and afterwards. */
export function InvoiceIntroduction() {
  return (
    <p className="nu:mb-5 nu:max-w-2xl nu:text-muted nu:print:hidden">
      Periksa rincian tagihan dan status pembayaran Anda. Invoice ini dapat dicetak atau diunduh kapan saja.
    </p>
  );
}

/** The loading state of an invoice's page. */
export function InvoiceSkeleton() {
  return (
    <div className="nu:@container">
      <InvoiceIntroduction />
      <Spinner className="nu:sr-only" />
      <div className="nu:grid nu:items-start nu:gap-6 nu:@desktop:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton className="nu:h-80 nu:rounded-card nu:@desktop:col-start-2 nu:@desktop:row-start-1" />
        <Skeleton className="nu:h-[40rem] nu:rounded-card nu:@desktop:col-start-1 nu:@desktop:row-start-1" />
      </div>
    </div>
  );
}
