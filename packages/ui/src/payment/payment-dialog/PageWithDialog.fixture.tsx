import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Toaster } from '../../primitives/toast/index.ts';
// Loads lazy components in advance, because the first download is slow on a busy machine.
import '../card-form/CardForm.tsx';
import '../how-to-pay-tabs/HowToPayTabs.tsx';
import '../qr-code/DrawnQrCode.tsx';
import { invoice, now, PAYMENTS } from '../story-data/payments.ts';
import { PaymentDialog, type PaymentDialogProps } from './index.ts';

/** A page with the dialog and a button that opens the closed dialog again, as on the invoice page. */
export function PageWithDialog({ open: isInitiallyOpen, onOpenChange, ...props }: PaymentDialogProps) {
  const [open, setOpen] = useState(isInitiallyOpen);
  function changeOpen(isOpen: boolean) {
    setOpen(isOpen);
    onOpenChange(isOpen);
  }
  return (
    <>
      <Button onClick={() => changeOpen(true)}>Bayar</Button>
      <PaymentDialog {...props} open={open} onOpenChange={changeOpen} />
      <Toaster />
    </>
  );
}

/** Returns props of a dialog that does not poll, with a gateway that creates every requested payment. */
export const dialogArgs = (): Required<
  Omit<PaymentDialogProps, 'onPaid' | 'onInvoiceChange' | 'messages'>
> => ({
  open: true,
  onOpenChange: fn(),
  invoice,
  startPayment: fn<PaymentDialogProps['startPayment']>(async ({ paymentType }) => {
    const storyPayment = Object.values(PAYMENTS).find(({ type }) => type === paymentType);
    if (!storyPayment) throw new Error('Metode pembayaran tidak tersedia');
    return storyPayment;
  }),
  refresh: fn<PaymentDialogProps['refresh']>(async () => invoice),
  readStatus: fn<NonNullable<PaymentDialogProps['readStatus']>>(async () => 'expire'),
  pollEvery: 0,
  now,
  hasWalletApps: false,
  openLink: fn(),
  tokenizeCard: fn<NonNullable<PaymentDialogProps['tokenizeCard']>>(async () => '48111111-1114-token'),
  authenticate: fn<NonNullable<PaymentDialogProps['authenticate']>>(() => new Promise(() => undefined)),
});
