import { ApiProblem } from '@naungan/api/api-problem';
import type { AlreadySent } from '@naungan/ui/flow/send';

/**
 * Sends a request. Resolves to `{ alreadySent: true }` if the server responds with `ALREADY_SENT`: an earlier request
 * with the same key and other content has succeeded, so a retry would not help.
 */
export async function acceptAlreadySent<Reply>(send: () => Promise<Reply>): Promise<Reply | AlreadySent> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'ALREADY_SENT') return { alreadySent: true };
    throw error;
  }
}
