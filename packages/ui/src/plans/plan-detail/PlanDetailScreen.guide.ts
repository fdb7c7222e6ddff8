import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Loads and shows a plan, or a message if it cannot be shown.',
  whenToUse: ['The page of a plan.'],
  whenNot: ['A plan that is already loaded and needs no states: use `PlanDetail`.'],
  doExample: {
    story: 'ServerRendered',
    because: 'A plan of the server-rendered page is shown without a request.',
  },
  dontExample: {
    story: 'NotFound',
    because: 'Do not show an error for a plan that is not sold any more. The page links to the list.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and buttons.' },
    { keys: 'Enter, Space', action: 'Opens a link or repeats the request.' },
  ],
  accessibility: [
    'Loading is announced once; a failure is an alert.',
    'The title of the page is its heading in each state.',
  ],
  status: 'stable',
  code: `import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';

<PlanDetailScreen line="kesehatan" load={loadPlan} search={search} today={today} hrefs={hrefs} onRequestConsultant={requestCall} />;`,
};
