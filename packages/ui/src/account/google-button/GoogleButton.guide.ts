import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A button that continues with a Google account.',
  whenToUse: ['Login and registration, in addition to e-mail and password.'],
  whenNot: ['Another provider: the design follows the branding rules of Google.'],
  doExample: { story: 'Login', because: 'The text says what happens: login or registration.' },
  dontExample: {
    story: 'Leaving',
    because:
      'The button stays pending until the browser leaves the page. Do not reset it after `onPress` resolves.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Opens the page of Google.' },
  ],
  accessibility: [
    'The text names the action; the logo is hidden from screen readers.',
    'A failure is announced by the `Toaster`, which the page needs.',
  ],
  status: 'stable',
  code: `import { GoogleButton } from '@naungan/ui/account/google-button';

<GoogleButton purpose="login" onPress={startGoogleLogin} />;`,
};
