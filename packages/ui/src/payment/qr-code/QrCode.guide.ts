import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: "Shows a QR code on white: the gateway's image, or a code drawn from its text.",
  whenToUse: ['A payment by scanning, with the amount next to the code.'],
  whenNot: ['A link on the same device: use a button that opens the app.'],
  doExample: {
    story: 'Default',
    because: 'The code is on white with a margin, also with dark colours, so that every app can read it.',
  },
  dontExample: {
    story: 'Neither',
    because: 'Do not show a frame without a code. A message states another way to pay.',
  },
  keyboard: [],
  accessibility: [
    '`label` states what is paid, because a screen reader cannot read the code.',
    'A person who cannot scan needs another way to pay.',
  ],
  status: 'internal',
  code: paymentDialog.code,
};
