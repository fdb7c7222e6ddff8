import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as orderWizard } from '../../orders/order-wizard/OrderWizard.guide.ts';

export const guide: Guide = {
  purpose: 'The beneficiaries of a personal accident policy: one primary, and secondary ones.',
  whenToUse: ['The order wizard of personal accident.'],
  whenNot: ['Persons who receive a claim payment: the claim form asks for them.'],
  doExample: {
    story: 'Secondary',
    because: 'Secondary beneficiaries are added only if the member wants them.',
  },
  dontExample: {
    story: 'Errors',
    because: 'Do not require the shares of a single beneficiary. One person receives everything.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons.' },
    { keys: 'Enter, Space', action: 'Adds or removes a person.' },
    { keys: 'Arrow keys', action: 'Choose an option of a list.' },
  ],
  accessibility: [
    'Each person is a group with a heading; after adding, the focus is on the first field.',
    'Messages are connected with their fields.',
  ],
  status: 'internal',
  code: orderWizard.code,
};
