import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for one line of text.',
  whenToUse: ['Names, numbers and other short texts.'],
  whenNot: [
    'Dates, amounts, phone numbers, passwords: use `DateField`, `MoneyField`, `PhoneField`, `PasswordField`.',
    'Several lines: use `TextArea`.',
  ],
  doExample: { story: 'WithError', because: 'The message states the expected input.' },
  dontExample: {
    story: 'Default',
    args: { label: '', placeholder: 'Nama lengkap' },
    because: 'A placeholder is no label: it disappears when the visitor types.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the field and to a control in its frame.' },
    { keys: 'Enter', action: 'Submits the form.' },
  ],
  accessibility: [
    'Hint and error are connected with `aria-describedby`; an error sets `aria-invalid`.',
    'Set `autoComplete` for personal data, so that the browser fills it in (WCAG 1.3.5).',
    'The width of the frame fits the expected length, but never hides the text.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { TextField } from '@naungan/ui/primitives/text-field';

<TextField label="Nama lengkap" name="fullname" autoComplete="name" error={error} />;`,
};
