import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The public page to which the gateway redirects the payer.',
  whenToUse: ['The return from the gateway.'],
  whenNot: ['A result in the payment dialog: use `PaymentResult`.'],
  doExample: { story: 'Paid', because: 'The result is confirmed by the server, not by the URL.' },
  dontExample: {
    story: 'PollsUntilDecided',
    because: 'Do not ask the visitor to reload. The page updates itself while the payment is undecided.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links.' },
    { keys: 'Enter', action: 'Opens the link.' },
  ],
  accessibility: [
    'A new status is announced without moving the focus.',
    'An unknown payment has a message and a link.',
  ],
  status: 'stable',
  code: `import { PaymentResultPage } from '@naungan/ui/payment/payment-result';

<PaymentResultPage load={loadResult} watch={watch} pollEvery={3000} />;`,
};
