import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A link for each product family, with the example premiums of today.',
  whenToUse: ['The home page.'],
  whenNot: ['The plans of one line: use `PlanList`.'],
  doExample: { story: 'Default', because: 'Each family states the person or object of its example.' },
  dontExample: {
    story: 'Default',
    args: { families: [] },
    because: 'Without families there is no link to a product. Omit the section only if nothing is sold.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next family.' },
    { keys: 'Enter', action: 'Opens the page of the family.' },
  ],
  accessibility: ['The whole row is one link, whose text begins with the name of the family.'],
  status: 'stable',
  code: `import { PremiumToday } from '@naungan/ui/site/premium-today';

<PremiumToday families={families} />;`,
};
