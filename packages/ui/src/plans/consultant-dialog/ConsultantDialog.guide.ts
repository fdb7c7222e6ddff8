import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Requests a call about an offline product.',
  whenToUse: ['A plan that only consultants sell.'],
  whenNot: ['A general request: use `ConsultationDialog`.'],
  doExample: { story: 'Sent', because: 'The confirmation says what happens next.' },
  dontExample: {
    story: 'FailedWithInputPreserved',
    because: 'Do not clear the form after a failure. The input stays for another attempt.',
  },
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      action: 'Moves among the fields and buttons; the focus stays in the dialog.',
    },
    { keys: 'Enter', action: 'Sends the request, from a field.' },
    { keys: 'Escape', action: 'Closes the dialog.' },
  ],
  accessibility: [
    'Errors are connected with their fields; the summary links to them.',
    'A failure is announced, and the dialog stays open.',
  ],
  status: 'stable',
  code: `import { ConsultantDialog } from '@naungan/ui/plans/consultant-dialog';

<ConsultantDialog open={isOpen} onOpenChange={setOpen} productName={plan.productName} onSubmit={requestCall} prefill={prefill} />;`,
};
