import { createHash } from 'node:crypto';
import { tryAgainMessage } from '@naungan/domain/messages';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiProblem } from '../api-problem.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { countedAddress } from './visitor-address.ts';

/**
 * `points` attempts within `seconds`; `message` replaces the default message of the 429, which states when
 * to try again.
 */
export type Limit = { name: string; points: number; seconds: number; message?: string };

/** Where points are stored, and the factor of all limits. */
type Counters = { db: Db; config: Config };

/** Returns a limit multiplied by RATE_LIMIT_SCALE. */
export const scaledLimit = ({ config }: Pick<Counters, 'config'>, value: number): number =>
  Math.round(value * config.RATE_LIMIT_SCALE);

const createLimiter = (deps: Counters, { name, points, seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: name,
    points: scaledLimit(deps, points),
    duration: seconds,
    clearExpiredByTimeout: false,
  });

/**
 * Hashes a key. An IPv6 address is replaced by its /64, so that no limit counts single addresses of one network.
 */
const hashKey = (key: string) => createHash('sha256').update(countedAddress(key)).digest('base64url');

/**
 * Takes points of the key. Points are stored in the database, so a limit holds for all processes; the key (an
 * address or an e-mail address) is stored as a hash. Call it outside of transactions.
 * @throws ApiProblem TOO_MANY
 */
export async function takePoints(deps: Counters, limit: Limit, key: string, points = 1): Promise<void> {
  try {
    await createLimiter(deps, limit).consume(hashKey(key), points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new ApiProblem('TOO_MANY', limit.message ?? tryAgainMessage(seconds), undefined, {
      'retry-after': String(seconds),
    });
  }
}

/**
 * Takes points of a member and of the request's address.
 * @throws ApiProblem TOO_MANY
 */
export async function takeMemberAndAddressPoints(
  deps: Counters,
  { member, address }: { member: Limit; address: Limit },
  caller: { userId: string; ip: string },
  points = 1,
): Promise<void> {
  await takePoints(deps, member, caller.userId, points);
  await takePoints(deps, address, caller.ip, points);
}

/** Gives points back that were taken before the outcome was known. */
export async function returnPoints(deps: Counters, limit: Limit, key: string, points = 1): Promise<void> {
  await createLimiter(deps, limit).reward(hashKey(key), points);
}

/** Restores all points of the key. */
export async function restoreAllPoints(deps: Counters, limit: Limit, key: string): Promise<void> {
  await createLimiter(deps, limit).delete(hashKey(key));
}
