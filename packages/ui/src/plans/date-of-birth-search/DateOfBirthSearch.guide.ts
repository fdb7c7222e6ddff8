import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A search form with one date of birth.',
  whenToUse: ['The lines whose premium depends on the age: health and personal accident.'],
  whenNot: ['Vehicles and buildings: use `VehicleSearchForm` and `QuoteWizard`.'],
  doExample: { story: 'Typed', because: 'The date is typed; the form says at once whether there are plans.' },
  dontExample: {
    story: 'NoPlansForThisAge',
    because: 'Do not lead to an empty list. The form states the accepted ages first.',
  },
  keyboard: [
    { keys: '0 to 9', action: 'Types the date.' },
    { keys: 'Tab', action: 'Moves to the button of the calendar and to the submit button.' },
    { keys: 'Enter', action: 'Submits the form.' },
    { keys: 'Escape', action: 'Closes the calendar.' },
  ],
  accessibility: [
    "Before hydration the field is the browser's date field, so the form works without JavaScript.",
    'The result of the check is announced.',
  ],
  status: 'stable',
  code: `import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';

<DateOfBirthSearch action="/products/kesehatan" today={today} check={hasPlans} />;`,
};
