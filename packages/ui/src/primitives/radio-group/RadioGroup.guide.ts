import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for one choice among cards, which may be grouped under headings.',
  whenToUse: ['Two to about seven options that the visitor should compare.'],
  whenNot: [
    'More options: use `Select`, or `Combobox` for more than about 15.',
    'Several options can be chosen: use `Checkbox`.',
  ],
  doExample: { story: 'VerticalWithHints', because: 'The hint of each option explains its consequence.' },
  dontExample: {
    story: 'Plain',
    because: 'Do not hide the circles if the options look like buttons with an immediate effect.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the chosen option, or to the first; then out of the group.' },
    { keys: 'Arrow keys', action: 'Choose the next or previous option.' },
    { keys: 'Space', action: 'Chooses the focused option.' },
  ],
  accessibility: [
    'A `<fieldset>` with native radios; its label is the `<legend>`.',
    'An error is connected with the group, and a link of `ErrorSummary` moves the focus to the first radio.',
    'Choose nothing in advance if a wrong choice would be costly.',
  ],
  dataAttributes: [{ name: 'data-invalid', values: 'present with an error' }],
  status: 'stable',
  code: `import { RadioGroup } from '@naungan/ui/primitives/radio-group';

<RadioGroup
  label="Penggunaan"
  options={[
    { value: 'pribadi', label: 'Pribadi', hint: 'Tidak disewakan' },
    { value: 'komersial', label: 'Komersial' },
  ]}
  value={usage}
  onValueChange={setUsage}
/>;`,
};
