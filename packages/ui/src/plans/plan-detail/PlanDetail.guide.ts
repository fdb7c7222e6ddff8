import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as planDetailScreen } from './PlanDetailScreen.guide.ts';

export const guide: Guide = {
  purpose: "A plan's page in sections with an index; the price and the order button stay visible.",
  whenToUse: ['A plan that is already loaded.'],
  whenNot: ['Loading: use `PlanDetailScreen`.', 'Several plans: use `CompareDialog`.'],
  doExample: { story: 'Default', because: 'Cover, limits and waiting periods are visible before the order.' },
  dontExample: {
    story: 'OutsideAgeRange',
    because:
      'Do not offer the order to a person outside the age limits. The page says so and links to the search.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links of the index, the sections and the buttons.' },
    { keys: 'Enter, Space', action: 'Opens a section, a link or a dialog.' },
  ],
  accessibility: [
    'Sections have headings, to which the index links.',
    'The price is in the document once, also when it is fixed to the screen.',
  ],
  status: 'internal',
  code: planDetailScreen.code,
};
