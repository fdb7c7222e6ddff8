import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'An invoice: the next step first, then the facts in groups; printed, one sheet of A4.',
  whenToUse: ['An invoice that is already loaded, also on a page of a partner.'],
  whenNot: ['Loading: use `InvoicePage`.'],
  doExample: { story: 'Pending', because: 'Amount, deadline and the button to pay come first.' },
  dontExample: {
    story: 'Expired',
    because: 'Do not offer the payment of an expired invoice. The next action is a new order.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and links.' },
    { keys: 'Enter, Space', action: 'Opens the payment, the print dialog or the menu of certificates.' },
  ],
  accessibility: [
    'Facts are lists of titles and values in sections with headings.',
    'The status is a word.',
    'On paper the same facts have no colours that carry meaning.',
  ],
  status: 'stable',
  code: `import { InvoiceView } from '@naungan/ui/payment/invoice-view';

<InvoiceView invoice={invoice} onPay={openPayment} openPdf={openPdf} mark={site.mark} />;`,
};
