import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The member's policies, in tabs that show how many policies they have.",
  whenToUse: ["The section 'Polis' of the account."],
  whenNot: ['One policy: use `PolicyPage`.'],
  doExample: { story: 'Default', because: 'Each row has the period of the cover and the next action.' },
  dontExample: { story: 'Empty', because: 'Do not leave the list blank. It explains how to get a policy.' },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then among the links.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter', action: 'Opens the policy.' },
  ],
  accessibility: [
    'The tabs state the number of policies.',
    'A changed status is announced without moving the focus.',
  ],
  status: 'stable',
  code: `import { PolicyList } from '@naungan/ui/policies/policy-list';

<PolicyList tab={tab} onTabChange={setTab} load={loadPolicies} watch={watch} />;`,
};
