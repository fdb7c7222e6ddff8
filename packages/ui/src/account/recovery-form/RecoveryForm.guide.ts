import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Finds an account by its e-mail address, then sends a link to set a new password.',
  whenToUse: ["The page 'Lupa kata sandi'."],
  whenNot: ['A signed-in member who wants another password: use the profile page.'],
  doExample: {
    story: 'AccountFound',
    because: 'The masked data let the visitor confirm the account before a mail is sent.',
  },
  dontExample: {
    story: 'TooManyRequests',
    because: 'Do not let the visitor guess how long to wait. The message states that requests are limited.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the field, buttons and links.' },
    { keys: 'Enter', action: 'Submits the step.' },
    { keys: 'Space', action: 'Presses the focused button.' },
  ],
  accessibility: [
    'The next step takes the focus, so that it is read.',
    'Messages are connected with the field.',
  ],
  status: 'stable',
  code: `import { RecoveryForm } from '@naungan/ui/account/recovery-form';

<RecoveryForm onFind={findAccount} onSend={sendLink} loginHref="/login" />;`,
};
