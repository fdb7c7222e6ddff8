import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows an amount in rupiah.',
  whenToUse: ['Every displayed amount: prices, fees, sums insured.'],
  whenNot: [
    'An amount inside a sentence of a message: use `formatRupiah` of `@naungan/domain/money`.',
    'Input: use `MoneyField`.',
  ],
  doExample: { story: 'Price', because: 'The amount never wraps, and its digits have equal width.' },
  dontExample: {
    story: 'Negative',
    because: 'A negative amount is a refund. State this next to it; a minus sign alone is easily missed.',
  },
  keyboard: [],
  accessibility: [
    "The text is complete ('Rp2.415.000'), so screen readers read the currency.",
    'A changed amount is not announced. If it depends on the input, put it into a live region.',
  ],
  status: 'stable',
  code: `import { Money } from '@naungan/ui/primitives/money';

<Money value={2_415_000} size="xl" />;`,
};
