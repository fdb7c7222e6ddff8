import { eq } from 'drizzle-orm';
import type { Db } from '../../server/src/db/client.ts';
import type { Body } from './replies.ts';
import { idempotency } from './tables.ts';

/** Time in which a stored reply is repeated. */
const REPLAY_MS = 5 * 60_000;
const MAX_KEY_LENGTH = 46;
/** The gateway responds with code 407 to a successful `expire`. */
const isSuccess = ({ status_code: code }: Body) => String(code).startsWith('2') || code === '407';

/**
 * Returns the reply of `createReply`. For five minutes after a success, returns the stored reply for every request with
 * the same key, regardless of call and body. Returns `null` while the first request is in progress. Ignores keys above
 * the maximum length, as the real gateway does.
 */
export async function replyIdempotently(
  db: Db,
  clock: () => Date,
  key: string | undefined,
  createReply: () => Promise<Body>,
): Promise<Body | null> {
  if (key === undefined || key.length > MAX_KEY_LENGTH) return createReply();
  const now = clock();
  const hasKey = eq(idempotency.key, key);
  const [storedReply] = await db.select().from(idempotency).where(hasKey);
  if (storedReply && now.getTime() - storedReply.createdAt.getTime() < REPLAY_MS)
    return storedReply.reply as Body | null;
  if (storedReply) await db.delete(idempotency).where(hasKey);
  const reservedRows = await db
    .insert(idempotency)
    .values({ key, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (reservedRows.length === 0) return null;
  let response: Body | null = null;
  try {
    response = await createReply();
    return response;
  } finally {
    if (response && isSuccess(response)) await db.update(idempotency).set({ reply: response }).where(hasKey);
    else await db.delete(idempotency).where(hasKey);
  }
}
