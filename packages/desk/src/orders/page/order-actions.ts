import type { DeskOrderDetail } from '@naungan/api/desk';
import { LINES, type RevisionItem, revisionItems } from '@naungan/domain/lines';
import { ORDER_TRANSITIONS } from '@naungan/domain/status';

export type OrderAction = 'approve' | 'reject' | 'revise';

/** Returns the items of a line that can be returned for correction; none for a line whose orders cannot be returned. */
export async function revisableItems({ productType }: DeskOrderDetail): Promise<RevisionItem[]> {
  const { steps } = await LINES[productType].loadRules();
  return revisionItems(steps);
}

/** Returns the decisions that the status of an order allows. `items` are the items that can be returned. */
export function orderActions({ headers }: DeskOrderDetail, items: readonly RevisionItem[]): OrderAction[] {
  const next = ORDER_TRANSITIONS[headers.statusOrder];
  return [
    ...(next.includes('approve') ? (['approve'] as const) : []),
    ...(next.includes('pending') && items.length > 0 ? (['revise'] as const) : []),
    ...(next.includes('reject') ? (['reject'] as const) : []),
  ];
}
