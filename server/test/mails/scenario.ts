import { eq } from 'drizzle-orm';
import { openSession } from '../../src/core/session.ts';
import { users } from '../../src/db/schema.ts';
import { PASSWORD } from '../../src/modules/accounts/fixture.ts';
import { hashPassword } from '../../src/modules/accounts/password.ts';
import type { Shop } from '../../src/modules/payments/fixture.ts';
import { type Part, type Reply, TEST_NOW, type TestMember } from '../harness.ts';

/** For tests only: a server, a member with a complete profile, and a function that runs an event. */
export type Scenario = {
  /** The server, whose gateways are simulators. */
  shop: Shop;
  member: TestMember;
  /** Runs an event, then collects the mails that it caused. @throws for a reply that is not successful */
  step<Result>(event: () => Promise<Result>): Promise<Result>;
};

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && 'status' in value && 'raw' in value;

/**
 * Starts a scenario at the initial time of the test clock. `collect` runs after each step, collects the
 * mails of the step and follows their links.
 */
export async function startScenario(shop: Shop, collect: () => Promise<void>): Promise<Scenario> {
  shop.clock.set(TEST_NOW);
  const member = await shop.registerMember({ complete: true });
  await shop.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: TEST_NOW })
    .where(eq(users.id, member.id));
  return {
    shop,
    member,
    async step(event) {
      const result = await event();
      if (isReply(result) && result.status >= 300)
        throw new Error(`The server responded with ${result.status}: ${result.text}`);
      shop.clock.advance(1);
      await collect();
      return result;
    },
  };
}

/** Sets the clock and renews the member's session, which may have ended by then. */
export async function setClock({ shop, member }: Scenario, instant: Date): Promise<void> {
  shop.clock.set(instant);
  member.token = await openSession(shop.deps.db, member.id, instant);
}

/** Calls the desk's API. */
export const callDeskApi = async ({ shop, step }: Scenario, method: string, path: string, body?: object) =>
  step(async () => shop.api(method, `/desk/${path}`, { token: await shop.deskToken(), body }));

/** Sends a form to the desk's API. */
export const sendToDesk = async ({ shop, step }: Scenario, path: string, parts: Part[]) =>
  step(async () => shop.multipart('POST', `/desk/${path}`, parts, { token: await shop.deskToken() }));
