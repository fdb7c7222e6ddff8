import { setTimeout as pause } from 'node:timers/promises';
import { createJourney, nextStepOf, performStep } from '../../../server/test/kill/journey.ts';
import { deliverNotifications } from './calls.mjs';

const WORKERS = 4;
/** Milliseconds before a failed or unfinished step is repeated. */
const RETRY_MS = 50;
/** nginx responds with 502 to a POST that a killed process may have received. */
const LOST_REPLY = /status 502/;
/** nginx has closed an idle connection, because its configuration has changed. A refused connection is another error. */
const CLOSED_CONNECTION = ['ECONNRESET', 'UND_ERR_SOCKET'];

/**
 * Starts members who order and pay, four orders at a time. A step without a reply is repeated with the same idempotency
 * key. `errors`: replies that are wrong. `stop` waits for the running steps.
 * @param {{ origins: string[], member: string, desk: string }} connection
 */
export function startMembers(connection) {
  const journeys = [];
  const counts = { acknowledged: 0, repeated: 0, reconnected: 0, errors: [] };
  let isRunning = true;

  async function perform(journey) {
    const step = nextStepOf(journey);
    try {
      await performStep(connection, journey, step);
      if (nextStepOf(journey) !== step) counts.acknowledged += 1;
      else if (step === 'policy') await deliverNotifications(connection);
    } catch (error) {
      if (LOST_REPLY.test(error.message)) counts.repeated += 1;
      else if (CLOSED_CONNECTION.includes(error.cause?.code)) counts.reconnected += 1;
      else counts.errors.push(`${step}: ${error.message}`);
      await pause(RETRY_MS);
    }
  }
  async function work() {
    let journey = null;
    while (isRunning) {
      if (!journey || nextStepOf(journey) === null) {
        journey = createJourney();
        journeys.push(journey);
      }
      await perform(journey);
    }
  }
  const works = Promise.all(Array.from({ length: WORKERS }, work));
  const stop = async () => {
    isRunning = false;
    await works;
  };
  return { journeys, counts, stop };
}
