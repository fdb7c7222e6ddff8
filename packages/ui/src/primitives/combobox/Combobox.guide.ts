import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for one choice from a long list, which typing filters.',
  whenToUse: ['More than about 15 options, such as cities, banks or occupations.'],
  whenNot: [
    'Up to about 15 options: use `Select`, which opens the list of the phone.',
    'Text that is not in a list: use `SuggestField` or `TextField`.',
    'Pages whose scripts must be small: use `SuggestField`.',
  ],
  doExample: { story: 'Open', because: 'Typing filters the list, and the chosen value stays visible.' },
  dontExample: {
    story: 'NothingMatches',
    because: 'Typed text that is not an option is discarded. Do not use the field for names or addresses.',
  },
  keyboard: [
    { keys: 'Arrow down, Arrow up', action: 'Opens the list and moves to the next or previous option.' },
    { keys: 'Enter', action: 'Chooses the marked option.' },
    { keys: 'Escape', action: 'Closes the list and restores the chosen option.' },
    { keys: 'Tab', action: 'Leaves the field; text that is not an option is discarded.' },
    { keys: 'Letters', action: 'Filter the options.' },
  ],
  accessibility: [
    'The input has the role `combobox` with `aria-expanded` and `aria-activedescendant`; screen readers read the marked option.',
    'The label is always present; `hideLabel` hides it only visually.',
    'If nothing matches, `emptyText` is displayed in place of the list.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
    { name: 'data-pending', values: 'present while its options load' },
  ],
  status: 'stable',
  code: `import { Combobox } from '@naungan/ui/primitives/combobox';

<Combobox
  label="Kota"
  options={cities}
  value={city}
  onValueChange={setCity}
  emptyText="Kota tidak ditemukan"
/>;`,
};
