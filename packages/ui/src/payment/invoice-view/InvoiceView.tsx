import { InvoiceActions, type InvoiceActionsProps } from './InvoiceActions.tsx';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';

/** `onPay` opens the payment dialog; on an invoice that is not pending it shows what became of it. */
export type InvoiceViewProps = InvoiceActionsProps & InvoiceSheetProps;

/** An invoice on screen and, one click further, on a sheet of A4 [3 §2]. */
export function InvoiceView({ invoice, onPay, openPdf, mark }: InvoiceViewProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px] print:block">
      <aside
        aria-label="Tindakan invoice"
        className="grid min-w-0 gap-3 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 print:hidden"
      >
        <InvoiceActions invoice={invoice} onPay={onPay} openPdf={openPdf} />
      </aside>
      <InvoiceSheet invoice={invoice} mark={mark} />
    </div>
  );
}
