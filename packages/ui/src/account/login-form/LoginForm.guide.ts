import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Login with e-mail and password, or with Google.',
  whenToUse: ['A page for login, and the page to which an expired session leads.'],
  whenNot: [
    'A dialog over a form: a member would lose sight of the form. Navigate, and return with the draft.',
  ],
  doExample: { story: 'WithNoticeAndGoogle', because: 'The notice gives the reason for the login.' },
  dontExample: {
    story: 'Default',
    because: 'If the login interrupts an order, do not omit `notice`: the visitor would not know why.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields, links and buttons.' },
    { keys: 'Enter', action: 'Submits the form from a field; presses the focused button.' },
    { keys: 'Space', action: 'Presses the focused button.' },
  ],
  accessibility: [
    'After a failed attempt the message is announced and the input stays.',
    'E-mail and password have `autocomplete`, so password managers fill them in.',
    'The message does not say whether the e-mail address or the password is wrong, because this would disclose accounts.',
  ],
  status: 'stable',
  code: `import { LoginForm } from '@naungan/ui/account/login-form';

<LoginForm onSubmit={login} registerHref="/register" recoveryHref="/recovery" notice="Silakan masuk untuk melanjutkan pesanan" />;`,
};
