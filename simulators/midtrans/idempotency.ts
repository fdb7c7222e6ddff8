import { eq } from 'drizzle-orm';
import type { Db } from '../../server/src/db/client.ts';
import type { Body } from './replies.ts';
import { idempotency } from './tables.ts';

const REPLAY_MS = 5 * 60_000;
const LONGEST_KEY = 46;
/** Code 407 is the success of `expire`. */
const isGood = ({ status_code: code }: Body) => String(code).startsWith('2') || code === '407';

/**
 * Computes a reply once per key: a success is repeated for five minutes for any body and call. Returns `null`
 * while the first request is in progress. Keys above the maximum length are ignored, like the real gateway
 * does.
 */
export async function replayOnce(
  db: Db,
  clock: () => Date,
  key: string | undefined,
  make: () => Promise<Body>,
): Promise<Body | null> {
  if (key === undefined || key.length > LONGEST_KEY) return make();
  const now = clock();
  const sameKey = eq(idempotency.key, key);
  const [storedReply] = await db.select().from(idempotency).where(sameKey);
  if (storedReply && now.getTime() - storedReply.createdAt.getTime() < REPLAY_MS)
    return storedReply.answer as Body | null;
  if (storedReply) await db.delete(idempotency).where(sameKey);
  const reserved = await db
    .insert(idempotency)
    .values({ key, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (reserved.length === 0) return null;
  let response: Body | null = null;
  try {
    response = await make();
    return response;
  } finally {
    if (response && isGood(response)) await db.update(idempotency).set({ answer: response }).where(sameKey);
    else await db.delete(idempotency).where(sameKey);
  }
}
