import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Displays short messages about finished actions, and removes them after some seconds.',
  whenToUse: ['The result of an action that needs no reading, such as a saved profile.'],
  whenNot: [
    'A message that the visitor must read: use `Alert` or `MessageDialog`.',
    'Errors of form fields: use `ErrorSummary`.',
  ],
  doExample: { story: 'Success', because: 'One sentence about the finished action.' },
  dontExample: {
    story: 'Urgent',
    because: 'Do not use a toast as the only message about a failure that requires an action. It disappears.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the close button of a toast.' },
    { keys: 'Enter, Space', action: 'Closes the toast.' },
  ],
  accessibility: [
    'Two live regions exist from the start: polite for successes, assertive for failures.',
    'A toast stays while the pointer or the focus is on it.',
    'At most three toasts are displayed, so that they cover little of the page.',
  ],
  dataAttributes: [{ name: 'data-tone', values: 'on each toast: its tone' }],
  status: 'stable',
  code: `import { Toaster } from '@naungan/ui/primitives/toast';
import { toast } from '@naungan/ui/primitives/toast';

toast({ tone: 'success', message: 'Profil tersimpan.' });

<Toaster />;`,
};
