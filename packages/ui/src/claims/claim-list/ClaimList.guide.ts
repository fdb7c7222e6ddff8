import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The member's claims in four tabs, one for each type.",
  whenToUse: ["The section 'Klaim' of the account."],
  whenNot: ['The claim of an heir, who has no account: use `ClaimPage` with a link.'],
  doExample: { story: 'Default', because: 'Claims that need an action of the member come first.' },
  dontExample: {
    story: 'ManyOnPhone',
    because: 'Do not sort by date alone: a claim with missing documents would be out of sight.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then among the links of the list.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter', action: 'Opens the claim.' },
  ],
  accessibility: [
    'Each claim has a heading and a status in words.',
    'A changed status is announced without moving the focus.',
  ],
  status: 'stable',
  code: `import { ClaimList } from '@naungan/ui/claims/claim-list';

<ClaimList tab={tab} onTabChange={setTab} load={loadClaims} watch={watch} />;`,
};
