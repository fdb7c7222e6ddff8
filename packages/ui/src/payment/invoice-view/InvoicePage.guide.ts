import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Loads an invoice and shows it with its payment dialog.',
  whenToUse: ['The page of one invoice.'],
  whenNot: ['An invoice that is already loaded: use `InvoiceView`.'],
  doExample: {
    story: 'OpensThePayment',
    because: 'The payment opens over the invoice; a new status appears without a reload.',
  },
  dontExample: {
    story: 'NotFound',
    because:
      'Do not say that an invoice belongs to someone else. An unknown and a foreign invoice have the same message.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and links.' },
    { keys: 'Enter, Space', action: 'Presses a button; opens the payment.' },
    { keys: 'Escape', action: 'Closes the payment dialog; the focus returns.' },
  ],
  accessibility: [
    'A payment that arrives while the page is open is announced.',
    'Loading and failure are announced.',
  ],
  status: 'stable',
  code: `import { InvoicePage } from '@naungan/ui/payment/invoice-view';

<InvoicePage load={loadInvoice} startPayment={startPayment} readStatus={readStatus} tokenizeCard={tokenizeCard} authenticate={authenticate} openPdf={openPdf} />;`,
};
