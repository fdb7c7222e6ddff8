import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Verifies an e-mail address after a link of a mail, and states the result.',
  whenToUse: ['The page that the link of a verification mail opens.'],
  whenNot: ['A code that the member types: this page has no field.'],
  doExample: { story: 'VerifiedMember', because: 'A signed-in member continues with the next step.' },
  dontExample: {
    story: 'Failed',
    because: 'Do not offer only the home page after a failure. The member can request a new link.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the link or button.' },
    { keys: 'Enter', action: 'Opens the link or presses the button.' },
  ],
  accessibility: [
    'The result is the heading of the page.',
    '`verify` is called once, even if React runs effects twice.',
  ],
  status: 'stable',
  code: `import { VerifyResult } from '@naungan/ui/account/verify-result';

<VerifyResult verify={verifyLink} loginHref="/login" next={{ label: 'Lanjutkan pesanan', href: orderHref }} />;`,
};
