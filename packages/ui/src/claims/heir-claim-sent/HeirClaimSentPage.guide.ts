import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "Confirms an heir's claim: its number, the link to its progress, and the next steps.",
  whenToUse: ['After an heir has sent a claim.'],
  whenNot: ["A member's claim: `ClaimPage` shows it in the account."],
  doExample: { story: 'Sent', because: 'The link can be copied, and the same link is in the mail.' },
  dontExample: {
    story: 'MailLimited',
    because: 'Do not offer to mail the link again without a limit. The page says when it is possible.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and links.' },
    { keys: 'Enter, Space', action: 'Copies the link, or mails it again.' },
  ],
  accessibility: [
    'The confirmation is the heading of the page.',
    'The result of copying and mailing is announced.',
  ],
  status: 'stable',
  code: `import { HeirClaimSentPage } from '@naungan/ui/claims/heir-claim-sent';

<HeirClaimSentPage load={loadClaim} progressUrl={progressUrl} resendLink={resendLink} />;`,
};
