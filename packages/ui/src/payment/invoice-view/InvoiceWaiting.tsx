import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** What the page of an invoice is for; the same before and after it is loaded. */
export function InvoiceIntroduction() {
  return (
    <p className="mb-5 max-w-2xl text-muted print:hidden">
      Periksa rincian tagihan dan status pembayaran Anda. Invoice ini dapat dicetak atau diunduh kapan saja.
    </p>
  );
}

/** The page of an invoice until it is there. */
export function InvoiceWaiting() {
  return (
    <>
      <InvoiceIntroduction />
      <Spinner className="sr-only" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton className="h-80 rounded-card lg:col-start-2 lg:row-start-1" />
        <Skeleton className="h-[40rem] rounded-card lg:col-start-1 lg:row-start-1" />
      </div>
    </>
  );
}
