import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for a date, typed as DD/MM/YYYY or picked from a calendar.',
  whenToUse: [
    'A date that the visitor knows by heart, such as a date of birth.',
    'A date in the near future, such as the first day of the cover.',
  ],
  whenNot: ['A choice among few days: use `RadioGroup`.', 'A year alone: use `Select`.'],
  doExample: { story: 'WithError', because: 'The error states the expected format.' },
  dontExample: {
    story: 'Disabled',
    because: 'A date that cannot be changed is not a field. Show it in a `DescriptionList`.',
  },
  keyboard: [
    { keys: '0 to 9', action: 'Types the date; the slashes are added automatically.' },
    { keys: 'Tab', action: 'Moves to the button of the calendar and out of the field.' },
    { keys: 'Enter, Space', action: 'Opens the calendar, and picks the focused day.' },
    { keys: 'Arrow keys', action: 'Move among the days of the calendar.' },
    { keys: 'Page up, Page down', action: 'Show the previous or the next month.' },
    { keys: 'Home, End', action: 'Move to the first or last day of the week.' },
    { keys: 'Escape', action: 'Closes the calendar; the focus returns to its button.' },
  ],
  accessibility: [
    'Typing is always possible, so the calendar is not required.',
    'Days outside `min` and `max` are disabled in the calendar; the form checks typed dates.',
    'The format is part of the hint that is read with the field.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { DateField } from '@naungan/ui/primitives/date-field';

<DateField label="Tanggal lahir" value={birthDate} onValueChange={setBirthDate} max={today} error={error} />;`,
};
