import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A menu with the certificates of an invoice.',
  whenToUse: ['An invoice of one or more policies.'],
  whenNot: ['A single document: use a link.'],
  doExample: { story: 'Issued', because: 'An available certificate opens in a new tab.' },
  dontExample: {
    story: 'NotIssuedYet',
    because: 'Do not hide a certificate that is not issued yet. Choosing it states the reason.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the menu, and among the certificates of an open menu.' },
    { keys: 'Enter, Space', action: 'Opens or closes the menu; opens the certificate.' },
  ],
  accessibility: [
    'A native `<details>` element, whose state is announced.',
    'The reason for an unavailable certificate is announced.',
  ],
  status: 'internal',
  code: `import { InvoiceView } from '@naungan/ui/payment/invoice-view';

<InvoiceView invoice={invoice} onPay={openPayment} openPdf={openPdf} />;`,
};
