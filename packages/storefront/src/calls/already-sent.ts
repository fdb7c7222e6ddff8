import { ApiError } from '@naungan/api/failure';
import type { AlreadySent } from '@naungan/ui/flow/send';

/** Treats `ALREADY_SENT` (an earlier request with other content arrived) as an answer: there is nothing to retry. */
export async function acceptAlreadySent<Answer>(send: () => Promise<Answer>): Promise<Answer | AlreadySent> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ALREADY_SENT') return { alreadySent: true };
    throw error;
  }
}
