import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Confirms a mailed link with a button: a new device, or a new e-mail address.',
  whenToUse: ['The page that the link of such a mail opens.'],
  whenNot: [
    'The verification of an address: `VerifyResult` needs no button, because its link may be opened twice.',
  ],
  doExample: { story: 'Device', because: 'The text says when not to continue.' },
  dontExample: {
    story: 'Invalid',
    because: 'Do not confirm when the page opens. Mail programs open links, which would use up the link.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button or link.' },
    { keys: 'Enter', action: 'Presses the button or opens the link.' },
    { keys: 'Space', action: 'Presses the button.' },
  ],
  accessibility: ['The result replaces the form; its heading takes the focus.', 'A failure is announced.'],
  status: 'stable',
  code: `import { ConfirmLink } from '@naungan/ui/account/confirm-link';

<ConfirmLink kind="device" onConfirm={confirmDevice} next={{ label: 'Masuk', href: '/login' }} />;`,
};
