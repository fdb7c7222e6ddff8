import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: 'Shows an account number to pay to, with a copy button.',
  whenToUse: ['The number of a virtual account, a bill or a payment code.'],
  whenNot: ['The number of an order or a policy: use `RecordNumber`.'],
  doExample: {
    story: 'Default',
    because: 'Groups of four digits are easy to compare; copying gives the digits only.',
  },
  dontExample: {
    story: 'EighteenDigits',
    because:
      'Do not let a number wrap: a visitor could miss its second line. The font size follows the width.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the copy button.' },
    { keys: 'Enter, Space', action: 'Copies the number.' },
  ],
  accessibility: [
    'The gaps between the groups are margins, so screen readers and a selection get the unchanged number.',
    'The result of copying is announced.',
  ],
  status: 'internal',
  code: paymentDialog.code,
};
