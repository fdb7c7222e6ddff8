import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "A member's rights over their data: a copy, the consents, and the deletion of the account.",
  whenToUse: ['The profile page of a member.'],
  whenNot: ['Consents of a registration: `RegisterForm` contains them.'],
  doExample: { story: 'Default', because: 'The three rights are in one place.' },
  dontExample: {
    story: 'ConsentNotSaved',
    because:
      'Do not show a consent as changed before the server has stored it. The section reverts it and states the failure.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the controls.' },
    { keys: 'Space', action: 'Changes a consent.' },
    { keys: 'Enter, Space', action: 'Presses a button.' },
  ],
  accessibility: [
    'Each part has a heading.',
    'The result of a change is announced by the `Toaster`, which the page needs.',
  ],
  status: 'stable',
  code: `import { PrivacySection } from '@naungan/ui/account/privacy-section';

<PrivacySection
  loadConsents={loadConsents}
  onMarketingChange={saveConsent}
  onDownload={downloadData}
  loadDeletion={loadDeletion}
  onDelete={deleteAccount}
  onDeleted={leave}
  onSignInAgain={signIn}
  termsHref="/terms"
  privacyHref="/privacy"
/>;`,
};
