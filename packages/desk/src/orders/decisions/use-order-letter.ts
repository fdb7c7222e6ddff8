import type { DeskOrderDetail } from '@naungan/api/desk';
import type { LetterContent, OrderLetterRequest } from '@naungan/api/desk-letters';
import { useDesk } from '../../desk/desk-context.ts';

/** Returns the function that loads the letter of a decision before the decision. */
export function useOrderLetter({ orderId }: DeskOrderDetail) {
  const { call } = useDesk();
  return async (body: OrderLetterRequest): Promise<LetterContent> =>
    (await call('deskPreviewOrderLetter', { params: { id: orderId }, body })).response;
}
