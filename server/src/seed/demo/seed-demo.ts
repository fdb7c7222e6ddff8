import { CLAIM_STATES } from '@naungan/domain/status';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { restoreAllPoints } from '../../core/limits.ts';
import { openSession } from '../../core/session.ts';
import { policies, users } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { createGateways, replaceGateways } from '../../modules/payments/gateways.ts';
import { expireOverdueInvoices } from '../../modules/payments/invoice-expiry.ts';
import { addSettings, settingsInCategory } from '../../modules/settings/repository.ts';
import { ensureDemoMember } from './account.ts';
import { makeClaim } from './claims.ts';
import { clientFor, injectedFetch } from './client.ts';
import type { MovableClock } from './clock.ts';
import { createDemoFiles } from './files.ts';
import { DEMO_LINES, type DemoLine } from './lines.ts';
import { type Demo, ORDER_SCENARIOS } from './orders.ts';

/**
 * Category of the settings that record completed scenarios, so that a restart continues after the last completed
 * scenario.
 */
const CATEGORY = 'demo';
const DAY_MS = 24 * 3_600_000;
/** Days before today on which the member registered: before the oldest order. */
const MEMBER_DAYS = 410;
/** Days before today on which the first claim of a line is sent. Each later claim is sent a day later. */
const FIRST_CLAIM_DAYS = 30;

/** Returns the token of a new session. */
async function signIn({ deps }: FastifyInstance, userId: string): Promise<string> {
  return openSession(deps.db, userId, deps.clock());
}

/** Returns clients of the member and the desk, with new sessions: moving the clock expires older sessions. */
async function signInActors(app: FastifyInstance, memberId: string): Promise<Omit<Demo, 'files' | 'serial'>> {
  const { db } = app.deps;
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'desk'));
  if (!account) throw new Error('The seed did not create the desk account');
  const memberToken = await signIn(app, memberId);
  const deskToken = await signIn(app, account.id);
  return { app, member: clientFor(app, memberToken), desk: clientFor(app, deskToken) };
}

async function policyNumberOf({ deps }: FastifyInstance, orderId: string): Promise<string> {
  const [policy] = await deps.db
    .select({ number: policies.policyNumber })
    .from(policies)
    .where(eq(policies.orderId, orderId))
    .orderBy(policies.policyNumber);
  if (!policy) throw new Error(`The demo order ${orderId} has no policy`);
  return policy.number;
}

/**
 * Creates the demo member's orders, policies and claims: one in every state for every line, through the API
 * and the services, each at a date in the past. Existing records are skipped.
 */
export async function seedDemo(
  app: FastifyInstance,
  clock: MovableClock,
  lines: readonly DemoLine[] = DEMO_LINES,
): Promise<void> {
  const { deps } = app;
  const startTime = deps.clock();
  const daysAgo = (days: number) => new Date(startTime.getTime() - days * DAY_MS);
  const memberId = await ensureDemoMember(deps.db, deps.config, daysAgo(MEMBER_DAYS));
  const finishedIds = new Map(
    (await settingsInCategory(deps.db, CATEGORY)).map(({ slug, value }) => [slug, value] as const),
  );
  const files = await createDemoFiles(deps.config.BRAND, startTime);
  // The configured adapters would call a port on which no server listens yet.
  replaceGateways(deps, createGateways(deps, injectedFetch(app)));

  /** Creates the record of a missing scenario at its date in the past, and returns the record's id. */
  async function runOnce(
    slug: string,
    { days, serial = 0 }: { days: number; serial?: number },
    make: (demo: Demo) => Promise<string>,
  ): Promise<string> {
    const finishedId = finishedIds.get(slug);
    if (finishedId !== undefined) return finishedId;
    const value = await clock.at(daysAgo(days), async () =>
      make({ ...(await signInActors(app, memberId)), files, serial }),
    );
    await addSettings(deps.db, CATEGORY, [{ slug, value }]);
    // So that no rate limit rejects the requests of the next scenario.
    for (const limit of [LIMITS.orderMember, LIMITS.claimMember, LIMITS.pay, LIMITS.revisionMember])
      await restoreAllPoints(deps, limit, memberId);
    return value;
  }

  for (const demoLine of lines) {
    const { line } = demoLine;
    let activeOrderId = '';
    for (const [serial, { state, daysAgo: days, applies, make }] of ORDER_SCENARIOS.entries()) {
      if (applies && !applies(line)) continue;
      const id = await runOnce(`order:${line}:${state}`, { days, serial }, (demo) => make(demo, demoLine));
      if (state === 'active') activeOrderId = id;
    }
    const policy = { number: await policyNumberOf(app, activeOrderId), demoLine };
    for (const [index, state] of CLAIM_STATES.entries())
      await runOnce(`claim:${line}:${state}`, { days: FIRST_CLAIM_DAYS - index }, (demo) =>
        makeClaim(demo, policy, state, index + 1),
      );
  }
  await expireOverdueInvoices(deps);
  replaceGateways(deps, createGateways(deps));
}
