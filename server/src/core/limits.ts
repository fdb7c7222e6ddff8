import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import { countedAddress } from './visitor-address.ts';

/** `points` tries within `seconds`; `refusal` is what whoever has had them is told, where there is more to say than 'later'. */
export type Limit = { name: string; points: number; seconds: number; refusal?: string };

/** Where points are kept, and by what they are multiplied. */
type Counters = { db: Db; config: Config };

/** How many a figure allows here. */
export const scaled = ({ config }: Pick<Counters, 'config'>, figure: number): number =>
  Math.round(figure * config.RATE_LIMIT_SCALE);

const createLimiter = (deps: Counters, { name, points, seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: name,
    points: scaled(deps, points),
    duration: seconds,
    clearExpiredByTimeout: false,
  });
/** Every key passes here, so no limit can count single addresses of a network. */
const hashKey = (key: string) => createHash('sha256').update(countedAddress(key)).digest('base64url');

/**
 * Takes a point of the key, or several, or refuses with 429. Kept in the database, so it holds across processes;
 * the key (an address, as `countedAddress` has it, or an e-mail) is stored as a hash only. Call it outside of transactions.
 */
export async function takePoint(deps: Counters, limit: Limit, key: string, points = 1): Promise<void> {
  try {
    await createLimiter(deps, limit).consume(hashKey(key), points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Problem('TOO_MANY', limit.refusal, undefined, { 'retry-after': String(seconds) });
  }
}

/** Takes points of a member and of the address that the request comes from. */
export async function takePoints(
  deps: Counters,
  { member, address }: { member: Limit; address: Limit },
  by: { userId: string; ip: string },
  points = 1,
): Promise<void> {
  await takePoint(deps, member, by.userId, points);
  await takePoint(deps, address, by.ip, points);
}

/** Gives all points of the key back. */
export async function clearPoints(deps: Counters, limit: Limit, key: string): Promise<void> {
  await createLimiter(deps, limit).delete(hashKey(key));
}
