import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { replaceGateways } from './gateways.ts';
import { expireOverdueInvoices } from './invoice-expiry.ts';
import { reconcile } from './jobs.ts';
import { type GatewayAction, triggerAtGateway } from './memory-gateway.fixture.ts';
import { type MemoryShop, startMemoryShop } from './memory-shop.fixture.ts';
import { receiveNotification } from './notification.ts';

let shop: MemoryShop;
beforeAll(async () => {
  shop = await startMemoryShop();
}, 60_000);
afterAll(() => shop.close());

class SimulatedFailure extends Error {}
const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute', '$count'];

/**
 * Returns dependencies with which the n-th statement, mail or job fails. `hasFailed` returns false if fewer than n
 * statements, mails and jobs were run.
 */
function dependenciesFailingAt(n: number): { deps: Deps; hasFailed: () => boolean } {
  let remaining = n;
  const countCall = () => {
    remaining -= 1;
    if (remaining === 0) throw new SimulatedFailure('a statement failed');
  };
  const countStatements = <T extends object>(tx: T): T =>
    new Proxy(tx, {
      get(target, key) {
        if (STATEMENTS.includes(String(key))) countCall();
        return Reflect.get(target, key);
      },
    });
  const { db } = shop.deps;
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction((tx) => work(countStatements(tx)), config);
  const failingDb = new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  const deps: Deps = {
    ...shop.deps,
    db: shop.jobs.bind(failingDb),
    jobs: {
      ...shop.jobs,
      enqueue: async (...args) => {
        countCall();
        return shop.jobs.enqueue(...args);
      },
    },
    mail: {
      ...shop.deps.mail,
      queue: async (...args) => {
        countCall();
        return shop.deps.mail.queue(...args);
      },
    },
  };
  replaceGateways(deps, shop.adapters);
  return { deps, hasFailed: () => remaining <= 0 };
}

const allRows = async () =>
  JSON.stringify([await shop.records(), shop.jobs.waitingJobs.map(({ name, data }) => [name, data])]);

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
  /** Afterwards: the statuses of the invoice, its payments and its policies. */
  expected: [invoice: string, payments: string[], policies: string[]];
};
const CASES: Case[] = [
  {
    name: 'a settlement reported by a notification',
    prepare: async () => {
      await createPendingPayment();
      triggerAction('pay');
    },
    run: deliverNotification,
    expected: ['success', ['settlement'], ['active']],
  },
  {
    name: 'a settlement reported by a status call',
    prepare: async () => {
      await createPendingPayment('btn');
      triggerAction('pay');
      shop.clock.advance(11 * 60);
    },
    run: reconcile,
    expected: ['success', ['settlement'], ['active']],
  },
  {
    name: 'a reversal reported by a notification',
    prepare: async () => {
      await createPendingPayment();
      triggerAction('pay');
      await deliverNotification(shop.deps);
      triggerAction('reverse');
    },
    run: deliverNotification,
    expected: ['reversal', ['reversal'], ['void']],
  },
  {
    name: 'the expiry of an invoice',
    prepare: async () => shop.clock.set(new Date('2026-11-28T16:59:10Z')),
    run: expireOverdueInvoices,
    expected: ['expire', [], []],
  },
];

/** Fails each statement, mail and job of a transaction once. Each time, the whole transaction must be rolled back. */
describe('when one statement, mail or job of a transaction fails', () => {
  test.each(CASES)(
    '$name changes no row if a statement, mail or job fails, and takes effect once when it is repeated',
    async (testCase) => {
      await shop.startNewInvoice();
      await testCase.prepare();
      const before = await allRows();
      let failureCount = 0;
      for (let n = 1; ; n += 1) {
        const { deps, hasFailed } = dependenciesFailingAt(n);
        await testCase.run(deps).catch(() => {});
        if (!hasFailed()) break;
        failureCount += 1;
        expect(await allRows(), `failure of statement ${n}`).toBe(before);
        // Reconciliation requests the status of a payment again only after ten minutes.
        shop.clock.advance(11 * 60);
      }
      expect(failureCount).toBeGreaterThan(4);
      const { status, payments, policies } = await shop.records();
      expect([status, payments.map((row) => row.status), policies.map((row) => row.status)]).toEqual(
        testCase.expected,
      );
      await testCase.run(shop.deps);
      // The journal has one entry for the creation of the invoice and one for each transition. A reversed invoice has two
      // transitions: the settlement and the reversal.
      expect((await shop.records()).journal.filter(({ subject }) => subject === 'invoice')).toHaveLength(
        testCase.name === 'a reversal reported by a notification' ? 3 : 2,
      );
    },
  );
});

test('a status response is discarded if the payment changed while the server waited for it, and the status is requested again', async () => {
  await shop.startNewInvoice();
  await createPendingPayment();
  triggerAction('pay');
  // While the server waits for the response "settled", the gateway reverses the payment, and the server handles the
  // notification of the reversal. Permata reports a reversal as `deny`.
  shop.gateways.duringCalls.push({
    call: 'status',
    when: 'beforeResponseReturns',
    run: async () => {
      triggerAction('reverse');
      await deliverNotification(shop.deps);
    },
  });
  await deliverNotification(shop.deps);
  const { status, payments, policies } = await shop.records();
  expect([status, payments.map((row) => row.status), policies]).toEqual(['pending', ['deny'], []]);
});
