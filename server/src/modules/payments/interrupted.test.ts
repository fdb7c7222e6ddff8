import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { useGateways } from './gateways.ts';
import { expireOverdueInvoices } from './invoice-expiry.ts';
import { reconcile } from './jobs.ts';
import { type GatewayAction, triggerAtGateway } from './memory-gateway.fixture.ts';
import { receiveNotification } from './notification.ts';
import { type SequenceShop, startSequenceShop } from './sequence-shop.fixture.ts';

/** Fails every statement of every transaction about money once: the whole transaction must be rolled back. */
let shop: SequenceShop;
beforeAll(async () => {
  shop = await startSequenceShop();
}, 60_000);
afterAll(() => shop.close());

class Cut extends Error {}
const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute', '$count'];

/** Returns the same server with the n-th statement, mail or job failing; `remaining` is above 0 when none failed. */
function failingAt(n: number): { deps: Deps; remaining: () => number } {
  let remaining = n;
  const count = () => {
    remaining -= 1;
    if (remaining === 0) throw new Cut('the power was cut');
  };
  const countStatements = <T extends object>(tx: T): T =>
    new Proxy(tx, {
      get(target, key) {
        if (STATEMENTS.includes(String(key))) count();
        return Reflect.get(target, key);
      },
    });
  const { db } = shop.deps;
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction((tx) => work(countStatements(tx)), config);
  const failing = new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  const deps: Deps = {
    ...shop.deps,
    db: shop.jobs.bind(failing),
    jobs: {
      ...shop.jobs,
      enqueue: async (...args) => {
        count();
        return shop.jobs.enqueue(...args);
      },
    },
    mail: {
      ...shop.deps.mail,
      queue: async (...args) => {
        count();
        return shop.deps.mail.queue(...args);
      },
    },
  };
  useGateways(deps, shop.adapters);
  return { deps, remaining: () => remaining };
}

const allRows = async () =>
  JSON.stringify([await shop.records(), shop.jobs.waiting.map(({ name, data }) => [name, data])]);

async function deliverNotification(deps: Deps): Promise<void> {
  const notification = shop.gateways.notifications.at(-1);
  if (!notification) throw new Error('The gateway sent no notification');
  const { gateway, body } = notification;
  await receiveNotification(deps, gateway, { body, text: JSON.stringify(body), headers: {} });
}

async function createPendingPayment(type = 'permata'): Promise<void> {
  await shop.pay({ paymentType: type });
}
const triggerAction = (action: GatewayAction) => {
  const gatewayTransaction = shop.gateways.transactions.at(-1);
  expect(
    gatewayTransaction && triggerAtGateway(shop.gateways, gatewayTransaction, action, shop.clock.now()),
  ).toBe(true);
};

type Case = {
  name: string;
  prepare: () => Promise<void>;
  run: (deps: Deps) => Promise<void>;
  after: [string, string[], string[]];
};
const CASES: Case[] = [
  {
    name: 'a settlement',
    prepare: async () => {
      await createPendingPayment();
      triggerAction('pay');
    },
    run: deliverNotification,
    after: ['success', ['settlement'], ['active']],
  },
  {
    name: 'a settlement found by a status call',
    prepare: async () => {
      await createPendingPayment('btn');
      triggerAction('pay');
      shop.clock.advance(11 * 60);
    },
    run: reconcile,
    after: ['success', ['settlement'], ['active']],
  },
  {
    name: 'a reversal',
    prepare: async () => {
      await createPendingPayment();
      triggerAction('pay');
      await deliverNotification(shop.deps);
      triggerAction('reverse');
    },
    run: deliverNotification,
    after: ['reversal', ['reversal'], ['void']],
  },
  {
    name: 'the end of an invoice',
    prepare: async () => shop.clock.set(new Date('2026-11-28T16:59:10Z')),
    run: expireOverdueInvoices,
    after: ['expire', [], []],
  },
];

describe('a transaction interrupted at any statement', () => {
  test.each(CASES)('$name leaves nothing incomplete, and succeeds once when repeated', async (testCase) => {
    await shop.begin();
    await testCase.prepare();
    const before = await allRows();
    let cuts = 0;
    for (let n = 1; ; n += 1) {
      const { deps, remaining } = failingAt(n);
      await testCase.run(deps).catch(() => {});
      if (remaining() > 0) break;
      cuts += 1;
      expect(await allRows(), `cut at ${n}`).toBe(before);
      // Reconciliation requests the status of a payment again only after ten minutes.
      shop.clock.advance(11 * 60);
    }
    expect(cuts).toBeGreaterThan(4);
    const { status, payments, policies } = await shop.records();
    expect([status, payments.map((row) => row.status), policies.map((row) => row.status)]).toEqual(
      testCase.after,
    );
    await testCase.run(shop.deps);
    expect((await shop.records()).journal.filter(({ subject }) => subject === 'invoice')).toHaveLength(
      testCase.name === 'a reversal' ? 3 : 2,
    );
  });
});

test('a response that a later change has overtaken is discarded, and the status is requested again', async () => {
  await shop.begin();
  await createPendingPayment();
  triggerAction('pay');
  // The money is refunded before the "settled" response arrives, and the refund is reported first.
  shop.gateways.meanwhile.push({
    call: 'status',
    when: 'after',
    run: async () => {
      triggerAction('reverse');
      await deliverNotification(shop.deps);
    },
  });
  await deliverNotification(shop.deps);
  const { status, payments, policies } = await shop.records();
  expect([status, payments.map((row) => row.status), policies]).toEqual(['pending', ['deny'], []]);
});
