import { placeOrder } from '../../../server/test/kill/journey.ts';
import { startVisitors, visitorAddresses } from '../visitors.mjs';
import { callApi, requireEqual, requireStatus, waitUntil } from './calls.mjs';
import { completeJourney, queryDatabase } from './journeys.mjs';
import { startMembers } from './members.mjs';

/** Acknowledged steps before a process is killed, while it is down, and after its restart. */
const STEPS = 12;
const PATHS = [
  '/',
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
  '/api/v1/policies',
  '/faq',
];

/** Kills each process in turn, and starts it again. */
async function killInTurn(processes, { counts }) {
  const waitForSteps = async (what) => {
    const target = counts.acknowledged + STEPS;
    await waitUntil(`${STEPS} steps ${what}`, () => counts.acknowledged >= target, 120);
  };
  for (const process of processes) {
    await waitForSteps('with two processes');
    await process.kill();
    await waitForSteps('with one process');
    await process.start();
  }
  await waitForSteps('after the last restart');
}

/** Completes every order, and requires that each order and its policy exist once. */
export async function requireComplete(cluster, connection, journeys) {
  for (const journey of journeys) await completeJourney(connection, journey);
  // The same idempotency key returns the existing order.
  for (const journey of journeys) await placeOrder(connection, journey);
  const list = await callApi(cluster.origin, 'GET', '/policies', { token: connection.member });
  const numbers = requireStatus(list, 200, 'policies').body.response.map(({ policyNumber }) => policyNumber);
  const missing = journeys.filter(({ policyNumber }) => !numbers.includes(policyNumber));
  requireEqual(
    missing.map(({ key }) => key),
    [],
    'orders without their policy',
  );
  const ids = journeys.map(({ orderId }) => orderId);
  const [counts] = await queryDatabase(
    cluster,
    `select (select count(*)::int from orders where id <> all($1)) as orders,
      (select count(*)::int from policies where order_id = any($1)) as policies,
      (select count(*)::int from payments where status in ('capture', 'settlement') and invoice_id in
        (select id from invoices where order_id = any($1))) as payments`,
    [ids],
  );
  requireEqual(counts.policies, ids.length, 'policies of the orders');
  requireEqual(counts.payments, ids.length, 'payments of the orders');
  return counts.orders;
}

const countOrders = async (cluster) =>
  (await queryDatabase(cluster, 'select count(*)::int as count from orders'))[0].count;

/** Test of a killed process. */
export const KILL_TESTS = [
  [
    'no request that nginx can repeat fails, and nothing is lost or doubled, when each process is killed once',
    async (cluster) => {
      const { origin, nginx, processes } = cluster;
      const connection = { ...cluster.connection, origins: [origin] };
      const requestsBefore = nginx.requests().length;
      const ordersBefore = await countOrders(cluster);
      const options = { paths: PATHS, token: connection.member, addresses: visitorAddresses(12) };
      const stopVisitors = startVisitors(origin, options);
      const members = startMembers(connection);
      await killInTurn(processes, members).finally(() => members.stop());
      const { requests, failures } = await stopVisitors();
      requireEqual(failures, [], 'failed requests of visitors');
      requireEqual(members.counts.errors, [], 'wrong replies to members');
      const sentTwice = nginx
        .requests()
        .slice(requestsBefore)
        .filter(({ ports }) => ports.length > 1);
      if (sentTwice.length === 0) throw new Error('nginx repeated no request');
      const otherOrders = await requireComplete(cluster, connection, members.journeys);
      requireEqual(otherOrders, ordersBefore, 'orders of earlier tests');
      return `${requests} reads, 0 failed, ${sentTwice.length} sent again by nginx; ${members.journeys.length} orders, ${members.counts.repeated} steps repeated by members`;
    },
  ],
];
