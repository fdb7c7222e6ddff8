import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as orderWizard } from '../../orders/order-wizard/OrderWizard.guide.ts';

export const guide: Guide = {
  purpose: 'States where the input of a form is stored, and what would be lost.',
  whenToUse: ['Forms with several steps.'],
  whenNot: ['A form with few fields that is sent at once.'],
  doExample: {
    story: 'InAccount',
    because: 'The member knows that the order can continue on another device.',
  },
  dontExample: {
    story: 'NotSaved',
    because:
      'Do not claim that the input is stored when the device refuses it. The note lists what would be lost.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to a button of the note.' },
    { keys: 'Enter, Space', action: 'Presses the button.' },
  ],
  accessibility: [
    'A problem is announced politely, so that it does not interrupt typing.',
    'The note does not move the focus.',
  ],
  status: 'internal',
  code: orderWizard.code,
};
