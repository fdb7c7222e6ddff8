import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The dialog in which an invoice is paid: summary, methods, banks or card, instructions, result.',
  whenToUse: ['An unpaid invoice.'],
  whenNot: ['A payment whose result the gateway reports on a page: use `PaymentResultPage`.'],
  doExample: {
    story: 'Default',
    because: 'Product, payer and amount are checked before a method is chosen.',
  },
  dontExample: {
    story: 'ExpiredUnpaid',
    because: 'Do not open the methods for an expired invoice. The dialog says what is possible instead.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves among the controls; the focus stays in the dialog.' },
    { keys: 'Arrow keys', action: 'Choose a method.' },
    { keys: 'Enter, Space', action: 'Continues, or presses the focused button.' },
    { keys: 'Escape', action: 'Closes the dialog; the payment stays open.' },
  ],
  accessibility: [
    'Each page of the dialog has a title, which is read when it opens.',
    'The back arrow and the back gesture of a phone return to the page before.',
    'A received payment is announced.',
  ],
  status: 'stable',
  code: `import { PaymentDialog } from '@naungan/ui/payment/payment-dialog';

<PaymentDialog
  open={isOpen}
  onOpenChange={setOpen}
  invoice={invoice}
  startPayment={startPayment}
  refresh={refresh}
  readStatus={readStatus}
  tokenizeCard={tokenizeCard}
  authenticate={authenticate}
  onPaid={showReceipt}
/>;`,
};
