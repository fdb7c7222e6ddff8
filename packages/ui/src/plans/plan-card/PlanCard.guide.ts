import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A plan in the list: insurer, name, price, facts, and the buttons to compare, read more and buy.',
  whenToUse: ['Every plan of a list.'],
  whenNot: [
    'A plan with its full cover: use `PlanDetail`.',
    'A small example without buttons: use `ExamplePlanCards`.',
  ],
  doExample: { story: 'Default', because: 'Price and unit are together, and the main action is last.' },
  dontExample: {
    story: 'Offline',
    because: "Do not show 'Beli' for an offline plan. The card offers a consultant.",
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and links.' },
    { keys: 'Enter', action: 'Opens the plan or the order.' },
    { keys: 'Space', action: 'Toggles the comparison.' },
  ],
  accessibility: [
    'The card is an article with the name of the plan as its heading; buttons name the plan.',
    "The toggle 'Bandingkan' has its state.",
  ],
  status: 'stable',
  code: `import { PlanCard } from '@naungan/ui/plans/plan-card';

<PlanCard plan={plan} priceUnit="per tahun" detailHref={detailHref(plan._id)} orderHref={orderHref(plan._id)} onOpenConsultation={openConsultation} isCompared={false} onComparedChange={toggleCompared} />;`,
};
