import pg from 'pg';
import { createJourney, nextStepOf, performStep } from '../../../server/test/kill/journey.ts';
import { callApi, deliverNotifications, requireEqual, requireStatus, waitUntil } from './calls.mjs';

const JOURNEYS = 4;

/** Performs the steps of a journey until it has a policy. */
export async function completeJourney(connection, journey) {
  await waitUntil('the order has a policy', async () => {
    const step = nextStepOf(journey);
    if (!step) return true;
    await performStep(connection, journey, step);
    if (nextStepOf(journey) === 'policy') await deliverNotifications(connection);
    return false;
  });
}

/** Runs a query on the database of the processes; returns its rows. */
export async function queryDatabase({ database }, text, values = []) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Tests of orders, whose requests go to both processes in turn, and of the jobs that follow them. */
export const JOURNEY_TESTS = [
  [
    'an order is decided, paid and insured, with each request at a random process',
    async ({ connection, origins }) => {
      for (let count = 0; count < JOURNEYS; count += 1) await completeJourney(connection, createJourney());
      const lists = await Promise.all(
        origins.map((origin) => callApi(origin, 'GET', '/policies', { token: connection.member })),
      );
      const numbers = lists.map((list) =>
        requireStatus(list, 200, 'policies').body.response.map(({ policyNumber }) => policyNumber),
      );
      requireEqual(numbers[0], numbers[1], 'policies at the two processes');
      requireEqual(numbers[0].length, JOURNEYS, 'number of policies');
      return `${JOURNEYS} orders`;
    },
  ],
  [
    'each mail is sent once, and each event of an order happens once, while both processes run jobs',
    async (cluster) => {
      const { smtpSink } = cluster;
      const unsent = async () =>
        (await queryDatabase(cluster, 'select count(*)::int as count from outbox where sent_at is null'))[0]
          .count;
      await waitUntil('every mail is sent', async () => (await unsent()) === 0);
      const [{ count }] = await queryDatabase(cluster, 'select count(*)::int as count from outbox');
      requireEqual(smtpSink.arrivals.length, count, 'arrived mails');
      const ids = new Set(smtpSink.arrivals.map(({ messageId }) => messageId));
      requireEqual(ids.size, count, 'different mails');
      const repeated = await queryDatabase(
        cluster,
        'select order_id, type from partner_events group by 1, 2 having count(*) > 1',
      );
      requireEqual(repeated, [], 'events that happened twice');
      return `${count} mails`;
    },
  ],
];
