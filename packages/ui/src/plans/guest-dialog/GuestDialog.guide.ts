import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Asks a visitor for contact details, to show all plans.',
  whenToUse: ['A list whose further plans are for members and known guests.'],
  whenNot: ['A member: all plans are visible.'],
  doExample: { story: 'Default', because: 'The dialog says why it asks, and offers the login instead.' },
  dontExample: {
    story: 'RejectedByServer',
    because: 'Do not close the dialog when the server rejects the details. The fields state what to correct.',
  },
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      action: 'Moves among the fields, the link and the button; the focus stays in the dialog.',
    },
    { keys: 'Enter', action: 'Sends the details, from a field.' },
    { keys: 'Escape', action: 'Closes the dialog without sending.' },
  ],
  accessibility: [
    'Title and reason are read when the dialog opens.',
    'Errors are connected with their fields.',
  ],
  status: 'stable',
  code: `import { GuestDialog } from '@naungan/ui/plans/guest-dialog';

<GuestDialog open={isOpen} onOpenChange={setOpen} loginHref={loginHref} onSubmit={sendDetails} />;`,
};
