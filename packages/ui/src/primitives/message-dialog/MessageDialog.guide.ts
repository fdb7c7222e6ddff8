import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows one message with one action in a dialog.',
  whenToUse: ['The end of a flow, such as a sent request, before the visitor continues elsewhere.'],
  whenNot: [
    'A question: use `ConfirmDialog`.',
    'A message about a part of the page: use `Alert`.',
    'A message that needs no action: use `toast`.',
  ],
  doExample: { story: 'Success', because: 'Title, one sentence and the next action.' },
  dontExample: {
    story: 'Danger',
    because:
      'Do not show errors of form fields in a dialog: the visitor must close it before correcting the field. Use `ErrorSummary`.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons; the focus stays in the dialog.' },
    { keys: 'Enter, Space', action: 'Presses the button; its action runs before the dialog closes.' },
    { keys: 'Escape', action: 'Closes the dialog without the action.' },
  ],
  accessibility: [
    'The message is read when the dialog opens; after closing, the focus returns.',
    'The tone has an icon with a text in addition to the colour.',
  ],
  dataAttributes: [{ name: 'data-tone', values: 'the prop `tone`' }],
  status: 'stable',
  code: `import { MessageDialog } from '@naungan/ui/primitives/message-dialog';

<MessageDialog open={isSent} onOpenChange={setSent} tone="success" title="Selamat" message="Permintaan Anda sudah kami terima." actionLabel="Ke beranda" onAction={goHome} />;`,
};
