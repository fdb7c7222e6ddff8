import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Plans as small cards without buttons, with their prices for an example.',
  whenToUse: ['A content page that shows the range of prices.'],
  whenNot: ['A list to choose from: use `PlanList`.'],
  doExample: { story: 'Default', because: 'The insured person or object of the prices is stated.' },
  dontExample: {
    story: 'Default',
    args: { object: '' },
    because: 'A price without the person or object for which it holds misleads.',
  },
  keyboard: [],
  accessibility: ['Each card has a heading and a price with its unit.'],
  status: 'stable',
  code: `import { ExamplePlanCards } from '@naungan/ui/site/premium-today';

<ExamplePlanCards plans={plans} object="Usia 36" />;`,
};
