import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Reminds a member to verify the e-mail address, and sends the mail again.',
  whenToUse: ['Before an action that requires a verified address.'],
  whenNot: ['On every page: a member who does not need the action is only disturbed.'],
  doExample: { story: 'WithReason', because: '`purpose` says what the verification is for.' },
  dontExample: {
    story: 'Default',
    because: 'Without `purpose`, the member does not know why the verification matters now.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Sends the mail.' },
  ],
  accessibility: [
    'The result is announced by the `Toaster`, which the page needs; the button keeps the focus.',
  ],
  status: 'stable',
  code: `import { VerifyNotice } from '@naungan/ui/account/resend-verification';

<VerifyNotice email={member.email} onResend={resendVerification} purpose="agar Anda dapat memesan" />;`,
};
