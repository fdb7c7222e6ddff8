import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Starts an action on the page.',
  whenToUse: [
    'An action such as saving, sending or opening a dialog.',
    '`primary` once per view, for the main action.',
  ],
  whenNot: [
    'Navigation to another page: use `ButtonLink`, so that the visitor can open it in a new tab.',
    'An action with only an icon: use `IconButton`.',
    'Copying or printing: use `CopyButton` or `PrintButton`.',
  ],
  doExample: { story: 'Primary', because: 'The label is the action, in one or two words.' },
  dontExample: {
    story: 'Primary',
    args: { children: 'Klik di sini untuk proses', iconEnd: null },
    because: "The label does not name the action. Write 'Lanjut' or 'Bayar'.",
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves the focus to the button, also while it is pending.' },
    { keys: 'Enter, Space', action: 'Starts the action; ignored while the action is running.' },
  ],
  accessibility: [
    'While `pending`, the button keeps its name and focus and has `aria-busy`; it is not `disabled`, because that would remove the focus.',
    'The height is at least 44 px in both sizes.',
    'Hide icons in `iconStart` and `iconEnd` from screen readers with `aria-hidden`.',
  ],
  dataAttributes: [{ name: 'data-pending', values: 'present while the action runs' }],
  status: 'stable',
  code: `import { Button } from '@naungan/ui/primitives/button';

<Button onClick={save} pending={isSaving}>
  Simpan
</Button>;`,
};
