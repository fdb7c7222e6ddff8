import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: 'A small card with the name of the network instead of its logo.',
  whenToUse: ['The accepted and the recognised networks of `CardForm`.'],
  whenNot: ['Other payment methods: use `PaymentMark`.'],
  doExample: { story: 'Default', because: 'The name is readable and needs no trademark.' },
  dontExample: {
    story: 'Dim',
    because: 'Do not dim the network of the typed card. Grey marks the networks that do not match.',
  },
  keyboard: [],
  accessibility: [
    'The mark has the name of the network as its text alternative. A dimmed mark differs by colour only; the form does not depend on it.',
  ],
  dataAttributes: [{ name: 'data-type', values: 'the card network' }],
  status: 'internal',
  code: paymentDialog.code,
};
