import type { Guide } from '../../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Searches products for a vehicle: by a text, or by one question after the other, then by the covers.',
  whenToUse: ['The search page of the vehicle line.'],
  whenNot: ['A vehicle of an existing policy: the order wizard has its data.'],
  doExample: { story: 'ByQuestions', because: 'Each question shows the frequent answers as cards.' },
  dontExample: {
    story: 'UncertainText',
    because:
      'Do not accept an uncertain text without a confirmation. The form asks about the parts that it is unsure of.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the controls of the question.' },
    { keys: 'Arrow keys', action: 'Choose a suggestion or a card.' },
    { keys: 'Enter', action: 'Chooses the suggestion, or continues.' },
    { keys: 'Escape', action: 'Closes the suggestions.' },
  ],
  accessibility: ['The number of matches is announced.', 'Each question takes the focus as a heading.'],
  status: 'stable',
  code: `import { VehicleSearchForm } from '@naungan/ui/lines/vehicle/search';

<VehicleSearchForm search={search} step={step} onStepChange={setStep} catalogue={catalogue} today={today} check={hasPlans} onSearch={openList} />;`,
};
