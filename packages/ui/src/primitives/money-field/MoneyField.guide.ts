import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for whole rupiah, which groups thousands while the visitor types.',
  whenToUse: ['A price or a sum insured.'],
  whenNot: [
    'A choice between two limits: use `RangeSlider`.',
    'A number without a currency: use `TextField` with `inputMode="numeric"`.',
  ],
  doExample: {
    story: 'EditedInTheMiddle',
    because: 'The text cursor stays at its digit when the groups change.',
  },
  dontExample: {
    story: 'Empty',
    args: { label: 'Jumlah' },
    because: "The label does not say which amount. Write 'Harga kendaraan'.",
  },
  keyboard: [
    { keys: '0 to 9', action: 'Types digits; other characters are ignored.' },
    { keys: 'Backspace, Delete', action: 'Removes a digit, also across a dot between groups.' },
    { keys: 'Tab', action: 'Moves to the next field.' },
  ],
  accessibility: [
    "The prefix 'Rp' is part of the accessible name.",
    'Phones show the numeric keyboard.',
    'Pasted amounts in other formats become whole rupiah.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { MoneyField } from '@naungan/ui/primitives/money-field';

<MoneyField label="Harga kendaraan" value={price} onValueChange={setPrice} error={error} />;`,
};
