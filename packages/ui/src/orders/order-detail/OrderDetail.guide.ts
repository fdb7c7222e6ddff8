import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The page of an order: its status, the next action, the facts, the documents and the price.',
  whenToUse: ['One order of a member.'],
  whenNot: ['All orders: use `OrderList`.'],
  doExample: {
    story: 'SentBack',
    because: "The action of the member comes first, with the insurer's reason.",
  },
  dontExample: {
    story: 'Rejected',
    because: 'Do not offer the payment of a rejected order. The page gives the reason and other plans.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and buttons.' },
    { keys: 'Enter, Space', action: 'Opens a link or presses a button.' },
  ],
  accessibility: [
    'A new status is announced while the page is open.',
    'The status is a word, not only a colour.',
  ],
  status: 'stable',
  code: `import { OrderPage } from '@naungan/ui/orders/order-detail';

<OrderPage line="kesehatan" load={loadOrder} watch={watch} />;`,
};
