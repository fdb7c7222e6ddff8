import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Password, e-mail address, passkeys and open sessions of a member.',
  whenToUse: ['The profile of a signed-in member.'],
  whenNot: ['The recovery of a forgotten password: use `RecoveryForm`.'],
  doExample: {
    story: 'Default',
    because: 'The member recognizes each device by its browser and its last use.',
  },
  dontExample: {
    story: 'NeedsProof',
    because: 'Do not request the password before each change. The server states when a proof is needed.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and fields.' },
    { keys: 'Enter', action: 'Submits an open form; presses the focused button.' },
    { keys: 'Space', action: 'Presses the focused button.' },
    { keys: 'Escape', action: 'Closes a dialog.' },
  ],
  accessibility: [
    'Buttons of a list name their device or passkey.',
    'The first invalid field gets the focus.',
    'Results are announced as toasts.',
  ],
  status: 'stable',
  code: `import { SecuritySection } from '@naungan/ui/account/security-section';

<SecuritySection loadSecurity={loadSecurity} onProve={prove} onSignInAgain={signInAgain} onChangePassword={changePassword}
  onChangeEmail={changeEmail} onAddPasskey={addPasskey} onRemovePasskey={removePasskey} onEndSession={endSession}
  onEndSessions={endSessions} />;`,
};
