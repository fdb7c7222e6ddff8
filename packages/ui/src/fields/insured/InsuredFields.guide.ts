import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as orderWizard } from '../../orders/order-wizard/OrderWizard.guide.ts';

export const guide: Guide = {
  purpose: 'The fields of a person: the insured, or the owner of the insured property or vehicle.',
  whenToUse: ['The step of the insured person in an order or a revision.'],
  whenNot: ["The member's profile: use `ProfileForm`."],
  doExample: { story: 'Default', because: 'The hint of the date of birth states the accepted ages.' },
  dontExample: {
    story: 'WithoutBirth',
    because: 'Do not ask for data that the line does not need: `requiresBirthData={false}`.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields.' },
    { keys: 'Arrow keys', action: 'Choose an option.' },
    { keys: 'Enter, Space', action: 'Opens the calendar.' },
  ],
  accessibility: [
    'The ids begin with `prefix`, so that the links of `ErrorSummary` reach the fields.',
    'Messages are connected with their fields.',
  ],
  status: 'internal',
  code: orderWizard.code,
};
