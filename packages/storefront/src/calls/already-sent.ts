import { ApiProblem } from '@naungan/api/api-problem';
import type { AlreadySent } from '@naungan/ui/flow/send';

/**
 * Returns `ALREADY_SENT` (an earlier request with other content succeeded) as a result instead of throwing: a
 * retry would not help.
 */
export async function acceptAlreadySent<Reply>(send: () => Promise<Reply>): Promise<Reply | AlreadySent> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'ALREADY_SENT') return { alreadySent: true };
    throw error;
  }
}
