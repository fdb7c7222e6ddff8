import { addDays, todayInJakarta } from '@naungan/domain/dates';
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
import { claimAge, makeClaim, type RunAt } from './claims.ts';
import { clientFor, injectedFetch } from './client.ts';
import type { MovableClock } from './clock.ts';
import { createDemoFiles } from './files.ts';
import { DEMO_LINES, type DemoLine } from './lines.ts';
import { type Demo, ORDER_SCENARIOS } from './orders.ts';
import { ensureDemoStaff } from './staff.ts';

/**
 * Category of the settings that record completed scenarios, so that a restart continues after the last completed
 * scenario.
 */
const CATEGORY = 'demo';
const DAY_MS = 24 * 3_600_000;
/** The limits of a member that the requests of the demo count against. */
const MEMBER_LIMITS = [LIMITS.orderPerMember, LIMITS.claimPerMember, LIMITS.pay, LIMITS.revisionPerMember];
/** Days before today on which the member registered: before the oldest order. */
const MEMBER_DAYS = 410;

/** Returns the token of a new session. */
async function signIn({ deps }: FastifyInstance, userId: string): Promise<string> {
  return openSession(deps.db, userId, deps.clock());
}

/**
 * Returns clients of the member and the desk. Their sessions start now, so that they are valid at every earlier time to
 * which the clock moves.
 */
async function signInActors(app: FastifyInstance, memberId: string): Promise<Omit<Demo, 'files' | 'serial'>> {
  const { db, config } = app.deps;
  const isDesk = eq(users.email, config.DESK_EMAIL.toLowerCase());
  const [account] = await db.select({ id: users.id }).from(users).where(isDesk);
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
 * Returns a `fetch` for the payment gateways. Calls of the demo reach the simulators in this process, because the clock
 * would show the real time to a request from the network. Calls of other requests use the network.
 */
function demoNetwork(app: FastifyInstance, clock: MovableClock): typeof fetch {
  const fetchInProcess = injectedFetch(app);
  return (input, init) => (clock.isMoved() ? fetchInProcess(input, init) : fetch(input, init));
}

/** A record of the demo. `days` is the number of days since the record was sent; `make` creates it and returns its id. */
type Scenario = { slug: string; days: number; make: () => Promise<string> };

type DemoOptions = {
  lines?: readonly DemoLine[];
  beforeFirst?: (() => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Creates the demo member's orders, policies and claims: one in every state for every line, through the API
 * and the services, each at its dates in the past. Existing records are skipped. The oldest record is created first, so
 * that the numbers of orders, invoices, policies and claims follow their dates. `beforeFirst` is called before the first
 * missing record is created, when the member can already log in. An abort of `signal` ends the work after the current
 * record.
 */
export async function seedDemo(
  app: FastifyInstance,
  clock: MovableClock,
  { lines = DEMO_LINES, beforeFirst, signal }: DemoOptions = {},
): Promise<void> {
  const { deps } = app;
  const startTime = deps.clock();
  const daysAgo = (days: number) => new Date(startTime.getTime() - days * DAY_MS);
  const memberId = await ensureDemoMember(deps.db, deps.config, daysAgo(MEMBER_DAYS));
  await ensureDemoStaff(deps.db, deps.config, startTime);
  const idsBySlug = new Map(
    (await settingsInCategory(deps.db, CATEGORY)).map(({ slug, value }) => [slug, value] as const),
  );

  let demoParts: Promise<Omit<Demo, 'serial'>> | undefined;
  const createParts = async () => ({
    ...(await signInActors(app, memberId)),
    files: await createDemoFiles(deps.config.BRAND, startTime),
  });
  const runWithClock = async <T>(
    instant: Date,
    serial: number,
    work: (demo: Demo) => Promise<T>,
  ): Promise<T> => {
    // A start on which no record is missing needs no files and no sessions.
    demoParts ??= createParts();
    const parts = await demoParts;
    return clock.runAtInstant(instant, () => work({ ...parts, serial }));
  };
  const runAt: RunAt = (days, time, work) =>
    runWithClock(new Date(`${addDays(todayInJakarta(startTime), -days)}T${time}:00+07:00`), 0, work);

  const orderScenarios = (demoLine: DemoLine): Scenario[] =>
    ORDER_SCENARIOS.flatMap(({ state, daysAgo: days, applies, make }, serial) =>
      applies && !applies(demoLine.line)
        ? []
        : {
            slug: `order:${demoLine.line}:${state}`,
            days,
            make: () => runWithClock(daysAgo(days), serial, (demo) => make(demo, demoLine)),
          },
    );
  const claimScenarios = (demoLine: DemoLine): Scenario[] =>
    CLAIM_STATES.map((state) => ({
      slug: `claim:${demoLine.line}:${state}`,
      days: claimAge(state),
      make: async () => {
        const orderId = idsBySlug.get(`order:${demoLine.line}:active`) ?? '';
        return makeClaim({ number: await policyNumberOf(app, orderId), demoLine }, state, runAt);
      },
    }));

  const runScenario = async ({ slug, make }: Scenario) => {
    const value = await make();
    idsBySlug.set(slug, value);
    await addSettings(deps.db, CATEGORY, [{ slug, value }]);
    // Without this reset, a rate limit would reject requests of the next scenario.
    await restoreAllPoints(deps, MEMBER_LIMITS, memberId);
  };

  const scenarios = lines.flatMap((demoLine) => [...orderScenarios(demoLine), ...claimScenarios(demoLine)]);
  const missingScenarios = scenarios.filter(({ slug }) => !idsBySlug.has(slug));
  if (missingScenarios.length > 0) await beforeFirst?.();
  replaceGateways(deps, createGateways(deps, demoNetwork(app, clock)));
  try {
    for (const scenario of missingScenarios.toSorted((a, b) => b.days - a.days)) {
      if (signal?.aborted) return;
      await runScenario(scenario);
    }
    await expireOverdueInvoices(deps);
  } finally {
    replaceGateways(deps, createGateways(deps));
  }
}
