import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Requests the password or a passkey before a change of the account.',
  whenToUse: [
    'A call that fails with the code `REAUTHENTICATE`: `useProof` shows the dialog and repeats the call.',
  ],
  whenNot: [
    'The login: use `LoginForm`.',
    'The deletion of the account, which requests the password itself.',
  ],
  doExample: { story: 'PasswordAndPasskey', because: 'The member chooses how to prove the identity.' },
  dontExample: {
    story: 'WithoutMethods',
    because: 'Do not show a password field to a member who has no password.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the field and the buttons.' },
    { keys: 'Enter', action: 'Submits the password.' },
    { keys: 'Escape', action: 'Closes the dialog; the change is not made.' },
  ],
  accessibility: [
    'The dialog has a name and holds the focus.',
    'A wrong password is announced at the field.',
  ],
  status: 'stable',
  code: `import { useProof } from '@naungan/ui/account/proof-dialog';

const { prove, proofDialog } = useProof({ loadMethods, onProve, onSignInAgain });
await prove(() => changePassword(form));`,
};
