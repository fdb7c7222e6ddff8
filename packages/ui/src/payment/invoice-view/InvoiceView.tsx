import { InvoiceActions, type InvoiceActionsProps } from './InvoiceActions.tsx';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';

/** `onPay` opens the payment dialog; the dialog shows the result if the invoice is not pending. */
export type InvoiceViewProps = InvoiceActionsProps & InvoiceSheetProps;

/** An invoice on screen, printable on one sheet of A4 [3 §2]. */
export function InvoiceView({ invoice, onPay, openPdf, mark }: InvoiceViewProps) {
  return (
    <div
      data-paper=""
      className="nu:grid nu:items-start nu:gap-6 nu:@desktop:grid-cols-[minmax(0,1fr)_320px] nu:print:block"
    >
      <aside
        aria-label="Tindakan invoice"
        className="nu:grid nu:min-w-0 nu:gap-3 nu:@desktop:sticky nu:@desktop:top-6 nu:@desktop:col-start-2 nu:@desktop:row-start-1 nu:print:hidden"
      >
        <InvoiceActions invoice={invoice} onPay={onPay} openPdf={openPdf} />
      </aside>
      <InvoiceSheet invoice={invoice} mark={mark} />
    </div>
  );
}
