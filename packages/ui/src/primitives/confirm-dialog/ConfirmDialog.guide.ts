import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Requires a confirmation before an action with consequences.',
  whenToUse: [
    'An action that cannot be undone, such as deleting a draft (`tone="danger"`).',
    'An action that commits the member, such as signing a letter.',
  ],
  whenNot: [
    'An action that can be undone: perform it, and offer to undo it.',
    'A message without a choice: use `MessageDialog`.',
  ],
  doExample: {
    story: 'Danger',
    because: 'The button names the action, and the focus starts on the cancel button.',
  },
  dontExample: {
    story: 'Default',
    because:
      'The tone `primary` starts with the focus on the button that confirms. Do not use it for an action that deletes data.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves among the buttons; the focus stays in the dialog.' },
    { keys: 'Enter, Space', action: 'Presses the focused button.' },
    { keys: 'Escape', action: 'Cancels, unless the action is running.' },
  ],
  accessibility: [
    'The dialog has the role `alertdialog`; title and description are read when it opens.',
    'After closing, the focus returns to the element that opened the dialog.',
    'If `onConfirm` rejects, the dialog stays open and announces the message.',
  ],
  dataAttributes: [{ name: 'data-state', values: '`idle`, `pending` while `onConfirm` runs, or `failed`' }],
  status: 'stable',
  code: `import { ConfirmDialog } from '@naungan/ui/primitives/confirm-dialog';

<ConfirmDialog
  open={isOpen}
  onOpenChange={setOpen}
  tone="danger"
  title="Hapus draf ini?"
  description="Isian dan berkas di dalamnya ikut terhapus."
  confirmLabel="Hapus draf"
  onConfirm={() => deleteDraft(id)}
/>;`,
};
