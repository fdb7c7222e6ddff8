import { memberIdentity } from '@naungan/api/realtime';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { approveOrder } from '../../modules/orders/decide.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { parseEvent } from './announce.ts';
import { listenOn, openPage } from './fixture.ts';

describe('two processes on PostgreSQL', () => {
  let shop: Harness;
  let otherApp: FastifyInstance;
  beforeAll(async () => {
    shop = await startApp();
    otherApp = await buildApp({
      config: shop.deps.config,
      clock: shop.clock.now,
      runJobs: false,
      site: false,
    });
  }, 60_000);
  afterAll(async () => {
    await otherApp.close();
    await shop.close();
  });

  /** Registers a member, and opens one page of this member at each of the two processes. */
  async function openTwoPages() {
    const member = await shop.registerMember({ complete: true });
    const identity = memberIdentity(member.token, member);
    const firstPage = await openPage(await listenOnce(shop.app), identity);
    const secondPage = await openPage(await listenOnce(otherApp), identity);
    return { member, firstPage, secondPage };
  }
  const addresses = new Map<FastifyInstance, Promise<string>>();
  function listenOnce(app: FastifyInstance): Promise<string> {
    const listeningAddress = addresses.get(app) ?? listenOn(app);
    addresses.set(app, listeningAddress);
    return listeningAddress;
  }

  test('a change by one process reaches the pages of both processes once', async () => {
    const { member, firstPage, secondPage } = await openTwoPages();
    const orderId = await placeOrder(shop, member);
    await approveOrder(otherApp.deps, orderId, 'insurer');
    for (const page of [firstPage, secondPage]) {
      expect(await page.nextChange()).toMatchObject({ kind: 'order', orderId, status: 'neworder' });
      expect(await page.nextChange()).toMatchObject({ kind: 'order', orderId, status: 'approve' });
      expect(await page.nextChange()).toMatchObject({ kind: 'invoice', orderId, status: 'pending' });
      expect(page.receivedTexts).toHaveLength(3);
      page.close();
    }
  });

  test('a logout at one process disconnects the sockets of both processes', async () => {
    const { member, firstPage, secondPage } = await openTwoPages();
    await shop.api('DELETE', '/user/logout', { token: member.token });
    await Promise.all([firstPage.waitForLeave(), secondPage.waitForLeave()]);
  });

  test('pages are notified of missed events when a lost database connection is restored, and receive later changes', async () => {
    const { member, firstPage, secondPage } = await openTwoPages();
    await shop.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen "realtime"'`,
    );
    // `waitForJoin` counts the notification of missed events as the second join. The first is the join of the page.
    await Promise.all([firstPage.waitForJoin(2), secondPage.waitForJoin(2)]);
    const orderId = await placeOrder(shop, member);
    expect(await firstPage.nextChange()).toMatchObject({ orderId });
    expect(await secondPage.nextChange()).toMatchObject({ orderId });
    firstPage.close();
    secondPage.close();
  });

  test('pages of a stopping process reconnect to the next process at the same address', async () => {
    const stoppingApp = await buildApp({
      config: shop.deps.config,
      clock: shop.clock.now,
      runJobs: false,
      site: false,
    });
    const member = await shop.registerMember();
    const pageOrigin = await listenOn(stoppingApp);
    const page = await openPage(pageOrigin, memberIdentity(member.token, member));
    await stoppingApp.close();
    await page.waitForLeave();
    const nextApp = await buildApp({
      config: shop.deps.config,
      clock: shop.clock.now,
      runJobs: false,
      site: false,
    });
    await nextApp.listen({ port: Number(new URL(pageOrigin).port), host: '127.0.0.1' });
    await page.waitForJoin(2);
    page.close();
    await nextApp.close();
  });
});

describe('events between processes', () => {
  test.each(['', 'no json', '7', '{"tell":"unknown"}', '{"tell":"change","userId":"1"}'])(
    'parseEvent returns null for the unknown event %j',
    (payload) => {
      expect(parseEvent(payload)).toBeNull();
    },
  );
});
