import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A button that opens the product summary, which loads on the first click.',
  whenToUse: ['The page of a plan and the first step of an order.'],
  whenNot: ['The price alone: the page shows it.'],
  doExample: { story: 'Default', because: 'The label names the document.' },
  dontExample: {
    story: 'OutsideAgeRange',
    because:
      'Do not simulate a price for a person who cannot be insured. The summary states why there is none.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button; in the dialog, among its controls.' },
    { keys: 'Enter, Space', action: 'Opens the summary.' },
    { keys: 'Escape', action: 'Closes the summary; the focus returns to the button.' },
  ],
  accessibility: [
    'While loading, the button keeps its focus and has `aria-busy`.',
    'The summary can be printed as one document.',
  ],
  status: 'stable',
  code: `import { ProductSummaryButton } from '@naungan/ui/plans/product-summary';

<ProductSummaryButton {...summaryProps} size="sm" />;`,
};
