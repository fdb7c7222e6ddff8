import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a kind of insurance and one text, and opens the page with the premium.',
  whenToUse: ['The home page.'],
  whenNot: ['A page of one line: use its search form.'],
  doExample: {
    story: 'FirstChoice',
    because: 'The most frequent kind is selected, and the field fits the kind.',
  },
  dontExample: {
    story: 'OtherChoice',
    because: 'Do not ask for more than one value here. The next page asks the rest.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected kind, the field and the button.' },
    { keys: 'Arrow keys', action: 'Select another kind.' },
    { keys: 'Enter', action: 'Opens the page.' },
  ],
  accessibility: [
    'Native radios and forms, without a script.',
    'Only the form of the selected kind is visible and can get the focus.',
  ],
  status: 'stable',
  code: `import { PremiumQuestion } from '@naungan/ui/site/premium-question';

<PremiumQuestion choices={choices} />;`,
};
