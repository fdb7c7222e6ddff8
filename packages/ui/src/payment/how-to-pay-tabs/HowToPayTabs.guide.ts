import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as paymentDialog } from '../payment-dialog/PaymentDialog.guide.ts';

export const guide: Guide = {
  purpose: 'Step-by-step instructions for a payment, one tab per channel.',
  whenToUse: ['A payment that the customer completes in another app or at a machine.'],
  whenNot: ['A payment that is completed on this page, such as a card.'],
  doExample: { story: 'Default', because: 'The steps name the menus of the bank as they are displayed.' },
  dontExample: {
    story: 'None',
    because: 'Do not invent instructions for an unknown method. Nothing is shown.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then into its steps.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'Selects another tab.' },
  ],
  accessibility: [
    'The steps are an ordered list.',
    'The number to pay to is above the tabs, so it is read first.',
  ],
  status: 'internal',
  code: paymentDialog.code,
};
