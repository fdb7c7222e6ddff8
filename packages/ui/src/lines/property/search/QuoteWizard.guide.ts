import type { Guide } from '../../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Collects the data of a building, one question at a time, and opens the list of products.',
  whenToUse: ['The search page of the property lines.'],
  whenNot: ['A price for one given building: use the calls of `@naungan/storefront`.'],
  doExample: {
    story: 'FromTextToQuote',
    because: 'Each answer leads to the next question, and earlier answers can be changed.',
  },
  dontExample: {
    story: 'NothingFilledIn',
    because: 'Do not fill in answers for the visitor: a wrong class of building changes the premium.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the controls of the question.' },
    { keys: 'Arrow keys', action: 'Choose an answer.' },
    { keys: 'Enter, Space', action: 'Continues or goes back, on the button.' },
  ],
  accessibility: [
    'Each question takes the focus as a heading.',
    'Problems of the server appear at the question of the field.',
  ],
  status: 'stable',
  code: `import { QuoteWizard } from '@naungan/ui/lines/property/search';

<QuoteWizard search={search} step={step} onStepChange={setStep} catalogue={catalogue} check={checkSearch} onSearch={openList} />;`,
};
