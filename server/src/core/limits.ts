import { createHash } from 'node:crypto';
import { tryAgainMessage } from '@naungan/domain/messages';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ApiProblem } from '../api-problem.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { limitKeyOf } from './visitor-address.ts';

/**
 * Allows `points` attempts within `seconds`. `message` replaces the default message of the 429 response; the default
 * message states when to try again.
 */
export type Limit = { name: string; points: number; seconds: number; message?: string };

/** The database that stores the points, and the settings: RATE_LIMIT_SCALE multiplies all limits. */
type LimitDeps = { db: Db; config: Config };

/** Returns a limit multiplied by RATE_LIMIT_SCALE. */
export const scaledLimit = ({ config }: Pick<LimitDeps, 'config'>, value: number): number =>
  Math.round(value * config.RATE_LIMIT_SCALE);

const createLimiter = (deps: LimitDeps, { name, points, seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: name,
    points: scaledLimit(deps, points),
    duration: seconds,
    clearExpiredByTimeout: false,
  });

/**
 * Hashes a key. An IPv6 address is replaced by its /64, so that a limit counts all addresses of one network together.
 */
const hashKey = (key: string) => createHash('sha256').update(limitKeyOf(key)).digest('base64url');

/** Names of the headers with the state of a limit. */
export const RATE_LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
type RateLimitHeaders = Record<(typeof RATE_LIMIT_HEADERS)[number], string>;

const secondsUntilReset = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

const rateLimitHeaders = (
  { points }: Pick<RateLimiterAbstract, 'points'>,
  state: RateLimiterRes,
): RateLimitHeaders => ({
  'ratelimit-limit': String(points),
  'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
  'ratelimit-reset': String(secondsUntilReset(state)),
});

/** Counts attempts and returns the state of the limit as headers. @throws ApiProblem TOO_MANY */
async function consume(
  limiter: RateLimiterAbstract,
  { message }: Pick<Limit, 'message'>,
  key: string,
  points: number,
): Promise<RateLimitHeaders> {
  try {
    return rateLimitHeaders(limiter, await limiter.consume(key, points));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = secondsUntilReset(error);
    throw new ApiProblem('TOO_MANY', message ?? tryAgainMessage(seconds), undefined, {
      'retry-after': String(seconds),
      ...rateLimitHeaders(limiter, error),
    });
  }
}

/**
 * Counts `points` attempts of the key, which is an IP address, an account's id or an e-mail address. The database
 * stores the points, so that a limit holds for all processes, and only a hash of the key. Call this function
 * outside of transactions: the function waits for a connection, and the embedded database has only one.
 * @throws ApiProblem TOO_MANY
 */
export async function takePoints(deps: LimitDeps, limit: Limit, key: string, points = 1): Promise<void> {
  await consume(createLimiter(deps, limit), limit, hashKey(key), points);
}

/**
 * Rejects requests of an IP address above the limit with TOO_MANY, on all routes that are added to `app`, and states the
 * limit in headers of every response. This process counts the requests in memory, before it reads the session, so that
 * rejected requests do not reach the database.
 */
export function limitRequests(app: FastifyInstance, limit: Limit): void {
  const limiter = new RateLimiterMemory({
    points: scaledLimit(app.deps, limit.points),
    duration: limit.seconds,
  });
  app.addHook('onRequest', async ({ ip }, reply) => {
    reply.headers(await consume(limiter, limit, limitKeyOf(ip), 1));
  });
}

/**
 * Counts `points` attempts of a member and of the request's IP address.
 * @throws ApiProblem TOO_MANY
 */
export async function takeMemberAndAddressPoints(
  deps: LimitDeps,
  { member, address }: { member: Limit; address: Limit },
  caller: { userId: string; ip: string },
  points = 1,
): Promise<void> {
  await takePoints(deps, member, caller.userId, points);
  await takePoints(deps, address, caller.ip, points);
}

/** Subtracts attempts that were counted before their outcome was known. */
export async function returnPoints(deps: LimitDeps, limit: Limit, key: string, points = 1): Promise<void> {
  await createLimiter(deps, limit).reward(hashKey(key), points);
}

/** Deletes all counted attempts of the key for these limits, by one query. */
export async function restoreAllPoints(
  deps: LimitDeps,
  limits: readonly Limit[],
  key: string,
): Promise<void> {
  const keys = limits.map((limit) => createLimiter(deps, limit).getKey(hashKey(key)));
  await deps.db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}
