import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The order of a plan in steps, from the terms to the summary.',
  whenToUse: ['An online plan that the member has chosen.'],
  whenNot: [
    'A plan that is sold by consultants: use `ConsultantDialog`.',
    'Changes that the insurer requests: use `RevisionWizard`.',
  ],
  doExample: { story: 'Insured', because: 'One step at a time, with the price always visible.' },
  dontExample: {
    story: 'InsuredErrors',
    because: 'Do not clear the input after an error. The step keeps it and links to the fields.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons of the step.' },
    { keys: 'Enter', action: 'Continues, from a field.' },
    { keys: 'Arrow keys', action: 'Choose an option.' },
    { keys: 'Escape', action: 'Closes an open list or calendar.' },
  ],
  accessibility: [
    'At a new step the title takes the focus; after a failed attempt the summary does.',
    'Each step has a URL: the back button of the browser moves to the last step.',
    'The input is stored after each change, files included.',
  ],
  status: 'stable',
  code: `import { OrderWizardPage } from '@naungan/ui/orders/order-wizard';

<OrderWizardPage
  line="kesehatan"
  load={loadOrderForm}
  search={search}
  today={today}
  member={member}
  step={step}
  onStepChange={setStep}
  onDraftChange={saveDraft}
  loadRegions={loadRegions}
  uploadFile={uploadFile}
  onSubmit={placeOrder}
  onDone={openResult}
  onRequestConsultant={requestCall}
/>;`,
};
