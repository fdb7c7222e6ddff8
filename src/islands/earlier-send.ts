import { ApiError } from '@naungan/api/failure';
import type { EarlierSend } from '@naungan/ui/orders/send-order';

/** That an earlier try arrived, with other content, is an answer: nothing is sent again after it. */
export async function orEarlier<Answer>(send: () => Promise<Answer>): Promise<Answer | EarlierSend> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ALREADY_SENT') return { earlier: true };
    throw error;
  }
}
