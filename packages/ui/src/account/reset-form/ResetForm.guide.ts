import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Sets a new password, after a link of a mail.',
  whenToUse: ['The page that the link of the mail opens.'],
  whenNot: ['A signed-in member: use the profile page.'],
  doExample: { story: 'Question', because: 'The form asks before the password is replaced.' },
  dontExample: {
    story: 'InvalidLink',
    because: 'Do not show the fields for an invalid link: the member would type a password in vain.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons.' },
    { keys: 'Enter', action: 'Submits the form, or confirms the question.' },
    { keys: 'Escape', action: 'Closes the question.' },
  ],
  accessibility: [
    'Both fields have `autocomplete="new-password"`.',
    'An invalid link is stated as an alert with a link to request another.',
  ],
  status: 'stable',
  code: `import { ResetForm } from '@naungan/ui/account/reset-form';

<ResetForm check={checkLink} onSubmit={setPassword} loginHref="/login" recoveryHref="/recovery" />;`,
};
