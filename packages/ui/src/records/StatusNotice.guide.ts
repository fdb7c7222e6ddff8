import type { Guide } from '../../../../.storybook/guide.ts';
import { guide as orderDetail } from '../orders/order-detail/OrderDetail.guide.ts';

export const guide: Guide = {
  purpose: 'Announces changed statuses to screen readers, without interrupting them.',
  whenToUse: ['A page whose records change while it is open.'],
  whenNot: ['A message for everyone: use `Alert` or `toast`.'],
  doExample: { story: 'Changed', because: 'Each status is one sentence that makes sense alone.' },
  dontExample: {
    story: 'Changed',
    because: 'Do not pass a list that changes with every request: each change is read aloud.',
  },
  keyboard: [],
  accessibility: [
    'A polite live region that exists from the first render; the first statuses are not announced.',
    "Nothing is displayed; the visible status is the caller's.",
  ],
  status: 'internal',
  code: orderDetail.code,
};
