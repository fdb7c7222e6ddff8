import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentResultPage } from './PaymentResultPage.guide.ts';

export const guide: Guide = {
  purpose: 'Shows the result of a payment: status, number, method and total.',
  whenToUse: ['The last page of a payment, or of the payment dialog.'],
  whenNot: ['The page to which the gateway redirects: use `PaymentResultPage`, which loads the result.'],
  doExample: {
    story: 'Settlement',
    because: 'The result, the amount and the next link are visible without scrolling.',
  },
  dontExample: {
    story: 'Unknown',
    because: 'Do not show a success for an unknown status. The result stays undecided.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and buttons.' },
    { keys: 'Enter', action: 'Opens the link or presses the button.' },
  ],
  accessibility: [
    'The result is a heading with an icon and a word.',
    'The page is public and contains no name and no address.',
  ],
  dataAttributes: [{ name: 'data-status', values: 'the status of the payment' }],
  status: 'internal',
  code: paymentResultPage.code,
};
