import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for several lines of text.',
  whenToUse: ["A description or a reason in the visitor's words."],
  whenNot: ['One line: use `TextField`.', 'Values that the program must interpret: use a field for each.'],
  doExample: { story: 'Filled', because: 'The field grows with its text, so nothing scrolls out of sight.' },
  dontExample: {
    story: 'Default',
    args: { label: 'Pesan', hint: undefined, placeholder: 'Kronologi kejadian: apa, kapan, di mana' },
    because: 'A placeholder disappears while the visitor types. Put instructions into the hint.',
  },
  keyboard: [
    { keys: 'Enter', action: 'Begins a new line.' },
    { keys: 'Tab', action: 'Moves to the next field.' },
  ],
  accessibility: [
    'Label, hint and error are connected with the field.',
    'State a maximum length in the hint, before the visitor reaches it.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { TextArea } from '@naungan/ui/primitives/text-area';

<TextArea label="Kronologi" hint="Apa, kapan dan di mana" name="chronology" error={error} />;`,
};
