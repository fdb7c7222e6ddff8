import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for a password, with a button that shows it.',
  whenToUse: ['Login, registration and a new password.'],
  whenNot: ['A code that is used once: use `TextField` with `autoComplete="one-time-code"`.'],
  doExample: { story: 'Default', because: 'The visitor can check what was typed.' },
  dontExample: {
    story: 'WithError',
    args: { error: 'Salah' },
    because: 'The message does not say what to do. State the rule of the password.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button that shows the password, and to the next field.' },
    { keys: 'Enter, Space', action: 'On the button: shows or hides the password.' },
  ],
  accessibility: [
    'The button has a name for each state.',
    'Set `autoComplete` to `current-password` or `new-password`; password managers need it. Pasting is allowed.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { PasswordField } from '@naungan/ui/primitives/password-field';

<PasswordField label="Kata sandi" name="password" autoComplete="current-password" error={error} />;`,
};
