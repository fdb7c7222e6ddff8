import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A form to request a call from a consultant.',
  whenToUse: ['Any page: the header, an empty result, a question.'],
  whenNot: ['A specific offline plan: use `ConsultantDialog`.'],
  doExample: { story: 'Default', because: 'The text above the form says when the consultant calls.' },
  dontExample: {
    story: 'NotConfirmed',
    because: 'Do not send before the visitor has agreed to be contacted.',
  },
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      action: 'Moves among the fields and buttons; the focus stays in the dialog.',
    },
    { keys: 'Space', action: 'Ticks the consent.' },
    { keys: 'Enter', action: 'Sends the request, from a field.' },
    { keys: 'Escape', action: 'Closes the dialog; the input stays for the next opening.' },
  ],
  accessibility: [
    'Errors are connected with their fields.',
    'A failure is announced by the `Toaster`, which the page needs.',
  ],
  status: 'stable',
  code: `import { ConsultationDialog } from '@naungan/ui/site/consultation-dialog';

<ConsultationDialog open={isOpen} onOpenChange={setOpen} onSubmit={requestCall} prefill={prefill} />;`,
};
