import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The summary of a product that the regulator requires: benefits, risks, requirements, costs and a simulation.',
  whenToUse: ['The product summary of a line.'],
  whenNot: ['Advertising: the text is neutral.'],
  doExample: { story: 'OneYear', because: 'Every line has the same order of sections.' },
  dontExample: {
    story: 'Days',
    because: 'Do not state a renewal for a cover of days. `term` decides the texts.',
  },
  keyboard: [],
  accessibility: [
    'Sections have headings; amounts are in lists of titles and values.',
    'Printed, the summary is one document without the page around it.',
  ],
  status: 'internal',
  code: `import { ProductSummaryButton } from '@naungan/ui/plans/product-summary';

<ProductSummaryButton {...summaryProps} />;`,
};
