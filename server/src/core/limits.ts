import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';

/** `points` tries within `seconds`. */
export type Limit = { name: string; points: number; seconds: number };

const createLimiter = ({ db, config }: Deps, { name, points, seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: Math.round(points * config.RATE_LIMIT_SCALE),
    duration: seconds,
    clearExpiredByTimeout: false,
  });
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Takes one point of the key, or refuses with 429. Kept in the database, so it holds across processes;
 * the key (an address, an e-mail) is stored as a hash only. Call it outside of transactions.
 */
export async function takePoint(deps: Deps, limit: Limit, key: string): Promise<void> {
  try {
    await createLimiter(deps, limit).consume(hashKey(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Problem('TOO_MANY', undefined, undefined, { 'retry-after': String(seconds) });
  }
}

/** Gives all points of the key back. */
export async function clearPoints(deps: Deps, limit: Limit, key: string): Promise<void> {
  await createLimiter(deps, limit).delete(hashKey(key));
}
