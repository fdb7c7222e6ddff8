import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Connects the label, hint and error with a form control that `children` renders.',
  whenToUse: ['A control for which this package has no field.'],
  whenNot: ['Text, dates, amounts, choices: use the fields of this package.'],
  doExample: { story: 'WithHintAndError', because: 'The ids of hint and error are set on the control.' },
  dontExample: {
    story: 'HiddenLabel',
    because: 'Hide a label only where the context names the field, such as a search box next to its button.',
  },
  keyboard: [],
  accessibility: [
    'The control gets `id`, `aria-describedby` and `aria-invalid` from the argument of `children`.',
    'An optional field says so in its label, because most fields are required.',
    'A placeholder is no label: it disappears when the visitor types.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'on the frame of a text field, present if it is disabled' },
  ],
  status: 'stable',
  code: `import { Field } from '@naungan/ui/primitives/field';

<Field label="Plat nomor" hint="Contoh: B 1234 ABC" error={error}>
  {(ids) => <input {...ids} value={plate} onChange={handleChange} />}
</Field>;`,
};
