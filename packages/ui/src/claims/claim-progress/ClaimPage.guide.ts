import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The page of a claim: the next step, the decision, the payment or repair, the documents and the messages.',
  whenToUse: ['The progress of one claim, for a member or an heir.'],
  whenNot: ['All claims of a member: use `ClaimList`.'],
  doExample: { story: 'SentBack', because: 'The missing documents come first, each with its field.' },
  dontExample: {
    story: 'Closed',
    because: 'Do not offer actions for a closed claim. The page shows its history only.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the controls of the open tab.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter, Space', action: 'Presses a button, opens a link or a dialog.' },
    { keys: 'Escape', action: 'Closes an open dialog.' },
  ],
  accessibility: [
    'A decision that arrives while the page is open is announced, and nothing that the member types is lost.',
    'Every stage has its state in words, not only a colour.',
    'For an heir, an invalid link is stated with a way to request it again.',
  ],
  dataAttributes: [{ name: 'data-variant', values: 'on the stages: `current`, `done` or `ahead`' }],
  status: 'stable',
  code: `import { ClaimPage } from '@naungan/ui/claims/claim-progress';

<ClaimPage load={loadClaim} actions={claimActions} watch={watch} tab={tab} onTabChange={setTab} />;`,
};
