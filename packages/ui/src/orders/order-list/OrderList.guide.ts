import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The member's orders by product, newest first.",
  whenToUse: ["The section 'Pembelian Asuransi' of the account."],
  whenNot: ['A single order: use `OrderPage`.'],
  doExample: { story: 'Default', because: 'Each row has the most important fact and the next action.' },
  dontExample: { story: 'Empty', because: 'Do not leave the list blank. It says how to order.' },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then among the links.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter', action: 'Opens the order.' },
  ],
  accessibility: [
    'The tabs state the number of orders.',
    'A changed status is announced without moving the focus.',
  ],
  status: 'stable',
  code: `import { OrderList } from '@naungan/ui/orders/order-list';

<OrderList tab={tab} onTabChange={setTab} load={loadOrders} watch={watch} />;`,
};
