import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A slider with two thumbs for a range of values.',
  whenToUse: ['A filter where an approximate range is enough, such as a price.'],
  whenNot: [
    'An exact value: use `MoneyField` or `TextField`.',
    'One value: use a native range input in a `Field`.',
  ],
  doExample: { story: 'Default', because: 'Both values are displayed with their unit.' },
  dontExample: {
    story: 'WholeRange',
    args: { format: String },
    because: 'Values without a unit and groups of digits are hard to read. Use `format`.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the first thumb, then to the second.' },
    { keys: 'Arrow right, Arrow up', action: 'Increases the value by one step.' },
    { keys: 'Arrow left, Arrow down', action: 'Decreases the value by one step.' },
    { keys: 'Page up, Page down', action: 'Changes the value by several steps.' },
    {
      keys: 'Home, End',
      action: 'Moves the thumb to its lowest or highest possible value, but not across the other thumb.',
    },
  ],
  accessibility: [
    'Two native range inputs; each has its own name and reads the formatted value.',
    'The thumbs cannot cross.',
  ],
  status: 'stable',
  code: `import { RangeSlider } from '@naungan/ui/primitives/range-slider';

<RangeSlider label="Premi per tahun" min={0} max={5_000_000} step={100_000} value={range} onValueChange={setRange} format={formatRupiah} />;`,
};
