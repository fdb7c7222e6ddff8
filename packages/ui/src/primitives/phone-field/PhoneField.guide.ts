import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for a phone number without its country code.',
  whenToUse: ['Indonesian phone numbers.'],
  whenNot: ['Numbers of other countries: use `TextField` with `type="tel"`.'],
  doExample: {
    story: 'Pasted',
    because: 'A pasted number in another format is reduced to the digits after +62.',
  },
  dontExample: {
    story: 'Default',
    args: { hint: 'Masukkan +62 dahulu' },
    because: 'The country code is shown in front of the field; do not require it again.',
  },
  keyboard: [
    { keys: '0 to 9', action: 'Types digits.' },
    { keys: 'Tab', action: 'Moves to the next field.' },
  ],
  accessibility: [
    "The prefix '+62' is read with the label.",
    'Phones show the keyboard for numbers; `autoComplete="tel-national"` fills in the number.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { PhoneField } from '@naungan/ui/primitives/phone-field';

<PhoneField label="Nomor telepon" value={phone} onChange={handleChange} error={error} />;`,
};
