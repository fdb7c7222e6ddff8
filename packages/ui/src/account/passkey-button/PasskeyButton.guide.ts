import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Signs in with a passkey.',
  whenToUse: ['Below the login form, as an alternative to the password.'],
  whenNot: ['The registration: a passkey is added in the account.'],
  doExample: { story: 'Default', because: 'The browser offers the passkeys of this site.' },
  dontExample: {
    story: 'Failed',
    because: 'Do not hide a failure: the member needs another way to sign in.',
  },
  keyboard: [
    { keys: 'Enter', action: 'Presses the button.' },
    { keys: 'Space', action: 'Presses the button.' },
  ],
  accessibility: ['A failure is announced as a toast.'],
  status: 'stable',
  code: `import { PasskeyButton } from '@naungan/ui/account/passkey-button';

<PasskeyButton onPress={signInWithPasskey} />;`,
};
