import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Registration with e-mail and password, or with Google.',
  whenToUse: ['The page for registration.'],
  whenNot: ['A guest who only wants to see plans: use `GuestDialog`.'],
  doExample: { story: 'WithGoogle', because: 'Both ways are equal, and the accepted documents are linked.' },
  dontExample: {
    story: 'WithMarketingConsent',
    because: 'Do not tick the consent to marketing in advance, and do not require it.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields, links and buttons.' },
    { keys: 'Space', action: 'Ticks a checkbox; presses the focused button.' },
    { keys: 'Enter', action: 'Submits the form from a field.' },
  ],
  accessibility: [
    'After a failed attempt the summary takes the focus and links to the fields.',
    '`autosave` restores the input after a reload, but never the password.',
    'Fields have `autocomplete`.',
  ],
  status: 'stable',
  code: `import { RegisterForm } from '@naungan/ui/account/register-form';

<RegisterForm onSubmit={register} loginHref="/login" termsHref="/terms" privacyHref="/privacy" />;`,
};
