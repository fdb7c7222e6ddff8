import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { invoiceStep } from './invoice-step.ts';
import { invoiceMessages } from './messages.ts';
import { PayButton } from './PayButton.tsx';
import { SUMMARY_CLASS } from './summary-class.ts';

export type InvoiceAmountsProps = {
  invoice: InvoiceFormat;
  /** Opens the payment dialog. If the invoice cannot be paid, the dialog shows the status of the payment. */
  onPay: () => void;
};

/**
 * The total of the invoice with the payment button. On screens below 1024 px the button is in the bar at the bottom
 * instead. An invoice that cannot be paid has a button for the payment's status, on all screens.
 */
export function InvoiceAmounts({ invoice, onPay }: InvoiceAmountsProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  return (
    <Card>
      <Heading level={2} className="nu:mb-3 nu:text-h5">
        {texts.summary}
      </Heading>
      <DescriptionList items={invoice.summary} className={SUMMARY_CLASS} />
      {invoiceStep(invoice, texts).isPayable ? (
        <PayButton className="nu:mt-5 nu:w-full nu:@max-desktop:hidden" onClick={onPay} />
      ) : (
        <Button variant="secondary" className="nu:mt-5 nu:w-full" onClick={onPay}>
          {texts.statusTitle}
        </Button>
      )}
    </Card>
  );
}
