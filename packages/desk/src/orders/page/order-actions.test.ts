import type { DeskOrderDetail } from '@naungan/api/desk';
import { expect, test } from 'vitest';
import { type OrderAction, orderActions } from './order-actions.ts';

type Desk = DeskOrderDetail['desk'];
const actionsOf = (actions: Desk['actions'], revisable: Desk['revisable']): OrderAction[] =>
  orderActions({ desk: { actions, revisable } as Desk });

test('the actions of an order have a fixed sequence', () => {
  expect(actionsOf(['reject', 'revise', 'approve'], ['insured'])).toEqual(['approve', 'revise', 'reject']);
  expect(actionsOf(['receive', 'dispatch'], [])).toEqual(['dispatch', 'receive']);
});

test('an order without items to correct cannot be returned', () => {
  expect(actionsOf(['approve', 'revise'], [])).toEqual(['approve']);
});
