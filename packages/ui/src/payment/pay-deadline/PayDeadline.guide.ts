import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: 'Shows the payment deadline: time, day and remaining time.',
  whenToUse: ['A payment that must be completed until a time.'],
  whenNot: ['Another deadline: use a text with `formatDateTime`.'],
  doExample: { story: 'Default', because: 'Time and day are always displayed; the countdown is additional.' },
  dontExample: {
    story: 'Expired',
    because: 'Do not show account numbers after the deadline: a payment would fail.',
  },
  keyboard: [],
  accessibility: [
    'The deadline is text with the time zone (WIB).',
    'The countdown is not announced every second.',
  ],
  status: 'internal',
  code: paymentDialog.code,
};
