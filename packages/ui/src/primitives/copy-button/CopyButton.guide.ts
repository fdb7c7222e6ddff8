import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Copies a text and confirms it for two seconds.',
  whenToUse: ['A number that the visitor needs in another app, such as a virtual account.'],
  whenNot: [
    'A link to share: offer the share function of the device first.',
    'A text that the visitor only reads.',
  ],
  doExample: { story: 'Copied', because: 'The button confirms the copy without a change of its width.' },
  dontExample: {
    story: 'Idle',
    args: { value: 'Rp2.415.000', subject: undefined },
    because:
      'The value has characters that another app rejects. Copy the digits only, and name the value with `subject`.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Copies the text.' },
  ],
  accessibility: [
    "The result 'Tersalin' or 'Gagal' is announced.",
    '`subject` names the copied text, because several buttons on a page have the same label.',
  ],
  dataAttributes: [
    { name: 'data-state', values: '`idle`; for two seconds after a click `copied` or `failed`' },
  ],
  status: 'stable',
  code: `import { CopyButton } from '@naungan/ui/primitives/copy-button';

<CopyButton value="8808123456789012" subject="Salin nomor virtual account" />;`,
};
