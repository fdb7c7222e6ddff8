import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: 'The fields of a credit card.',
  whenToUse: ['Only within `PaymentDialog`.'],
  whenNot: ['Storing cards: the data exist only in the state of the form and are never stored.'],
  doExample: { story: 'Complete', because: 'The network of the card is recognised while the visitor types.' },
  dontExample: {
    story: 'SubmissionFailed',
    because: 'Do not clear the number after a failed submission that the visitor can correct.',
  },
  keyboard: [
    { keys: '0 to 9', action: 'Types digits; the groups are added automatically.' },
    { keys: 'Tab', action: 'Moves to the next field.' },
    { keys: 'Enter', action: 'Submits the form.' },
  ],
  accessibility: [
    'Fields have the `autocomplete` values of cards.',
    'The name of the network is text, not only a picture.',
  ],
  status: 'internal',
  code: paymentDialog.code,
};
