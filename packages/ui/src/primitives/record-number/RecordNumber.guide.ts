import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the number of an order, a policy or an invoice, in digits of equal width.',
  whenToUse: ['Lists and headings of records.'],
  whenNot: [
    'An account number to pay to: `PaymentDialog` shows it with a copy button.',
    'An e-mail address or another id: use `BreakableText`.',
  ],
  doExample: { story: 'Default', because: 'Numbers below each other are easy to compare.' },
  dontExample: {
    story: 'NarrowColumn',
    because: 'Do not put the number into a column that is narrower than its longest part.',
  },
  keyboard: [],
  accessibility: ['The number is plain text, so it can be selected and read digit by digit.'],
  status: 'stable',
  code: `import { RecordNumber } from '@naungan/ui/primitives/record-number';

<RecordNumber text="POL-2026-000123" />;`,
};
