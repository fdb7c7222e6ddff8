import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The calculation of the premium of an example, on a dark band.',
  whenToUse: ['A content page that explains a premium.'],
  whenNot: ['The price of an order: it has a breakdown in the order.'],
  doExample: { story: 'Default', because: 'Every number of the calculation is named.' },
  dontExample: {
    story: 'Default',
    args: { sums: [] },
    because: 'A result without its calculation explains nothing.',
  },
  keyboard: [],
  accessibility: [
    'Each calculation is one line of text that reads as a sentence.',
    'The contrast on the dark band is at least 4.5:1.',
  ],
  status: 'stable',
  code: `import { PremiumSum } from '@naungan/ui/site/premium-sum';

<PremiumSum object="Toyota Avanza 2022, Jakarta" sums={sums} />;`,
};
