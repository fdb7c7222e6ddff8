import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A native select: one choice from a list of up to about 15 options.',
  whenToUse: ['A choice whose options the visitor knows, such as a relation or a year.'],
  whenNot: ['Two to seven options to compare: use `RadioGroup`.', 'A long list: use `Combobox`.'],
  doExample: { story: 'Placeholder', because: 'The empty option says what to choose.' },
  dontExample: {
    story: 'Disabled',
    because: 'A value that cannot be changed is not a field. Show it in a `DescriptionList`.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the field.' },
    { keys: 'Arrow down, Arrow up', action: 'Choose the next or previous option.' },
    { keys: 'Enter, Space', action: 'Opens the list and chooses the marked option.' },
    { keys: 'Letters', action: 'Move to the option that begins with the letters.' },
    { keys: 'Escape', action: 'Closes the list.' },
  ],
  accessibility: [
    'A native `<select>`: phones show their own list, and it works without JavaScript.',
    'While the options are loading, the field says so and keeps its value.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
    { name: 'data-pending', values: 'present while its options load' },
  ],
  status: 'stable',
  code: `import { Select } from '@naungan/ui/primitives/select';

<Select label="Hubungan" options={relations} placeholder="Pilih hubungan" value={relation} onValueChange={setRelation} error={error} />;`,
};
