import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a request counts as failed. */
const TIMEOUT_MS = 20_000;

function send(url, { agent, headers, address }) {
  return new Promise((done) => {
    const outgoingRequest = request(
      url,
      { agent, headers, localAddress: address, timeout: TIMEOUT_MS },
      (reply) => {
        reply.resume();
        reply.once('end', () => done(reply.statusCode));
        reply.once('error', (error) => done(error.code));
      },
    );
    outgoingRequest.once('timeout', () => outgoingRequest.destroy(new Error('no response')));
    outgoingRequest.once('error', (error) => {
      // The proxy has closed the idle connection, for example after a change of its configuration. Browsers connect again.
      const canRetry = error.code === 'ECONNRESET' && outgoingRequest.reusedSocket;
      done(canRetry ? send(url, { agent, headers, address }) : (error.code ?? error.message));
    });
    outgoingRequest.end();
  });
}

/** Returns loopback addresses from which a test sends requests as different visitors. */
export const visitorAddresses = (count) =>
  Array.from({ length: count }, (_, index) => `127.0.0.${index + 11}`);

/**
 * Starts one visitor per address. Each requests the paths in turn, on a connection that stays open. Returns a function
 * that stops the visitors and resolves to the number of requests, the failures and the sorted durations in milliseconds.
 * @param {string} origin
 * @param {{ paths: readonly string[], token?: string, addresses: readonly string[], pauseMs?: number }} options
 */
export function startVisitors(origin, { paths, token, addresses, pauseMs = 20 }) {
  const failures = [];
  const durations = [];
  let isRunning = true;
  const visit = async (address, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = index; isRunning; turn += 1) {
      const path = paths[turn % paths.length];
      const startedAt = performance.now();
      const status = await send(origin + path, {
        agent,
        address,
        headers: token ? { access_token: token } : {},
      });
      durations.push(performance.now() - startedAt);
      if (status !== 200) failures.push(`${path} from ${address}: ${status}`);
      await pause(pauseMs);
    }
    agent.destroy();
  };
  const visits = Promise.all(addresses.map(visit));
  return async () => {
    isRunning = false;
    await visits;
    return { requests: durations.length, failures, durations: durations.toSorted((a, b) => a - b) };
  };
}
