import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'States that a Google account has no account here, and creates one after a click.',
  whenToUse: ['The return from Google when no account has its e-mail address.'],
  whenNot: ['A login that failed for another reason: show the `failure` of `LoginForm`.'],
  doExample: {
    story: 'Default',
    because: 'The visitor decides before an account is created, with links to the accepted documents.',
  },
  dontExample: {
    story: 'Failed',
    because:
      'Do not repeat the registration automatically after a failure. The visitor presses the button again.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the button and the links.' },
    { keys: 'Enter, Space', action: 'Presses the button; Enter also opens a link.' },
  ],
  accessibility: [
    'The reason is a heading, so a screen reader reads it first.',
    'A failure is announced by the `Toaster`, which the page needs.',
  ],
  status: 'stable',
  code: `import { GoogleAccountUnknown } from '@naungan/ui/account/google-unknown';

<GoogleAccountUnknown onRegister={registerWithGoogle} loginHref="/login" termsHref="/terms" privacyHref="/privacy" />;`,
};
