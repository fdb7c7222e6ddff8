import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A bar at the bottom of a list with the plans chosen for comparison.',
  whenToUse: ['Only within `PlanList`.'],
  whenNot: ['The comparison itself: use `CompareDialog`.'],
  doExample: { story: 'UpToThree', because: 'The bar says how many plans can be added.' },
  dontExample: {
    story: 'AboveLimit',
    because: 'Do not replace a chosen plan silently when the limit is exceeded. A message is shown.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons of the bar.' },
    { keys: 'Enter, Space', action: 'Removes a plan, removes all, or opens the comparison.' },
  ],
  accessibility: [
    'Each button to remove names its plan.',
    'The number of chosen plans and the message about the limit are announced.',
  ],
  status: 'internal',
  code: `import { PlanList } from '@naungan/ui/plans/plan-list';

<PlanList {...listProps} compareLimit={3} />;`,
};
