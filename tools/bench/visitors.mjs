import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a request counts as unanswered, because a visitor would have closed the page. */
const TIMEOUT_MS = 30_000;
const NEW_VISITOR_EVERY = 250;

function send(url, agent, token) {
  const startedAt = performance.now();
  return new Promise((done) => {
    const end = (status) => done({ status, ms: performance.now() - startedAt });
    const request = get(url, { agent, headers: { access_token: token }, timeout: TIMEOUT_MS }, (reply) => {
      reply.resume();
      reply.once('end', () => end(reply.statusCode));
      reply.once('error', (error) => end(error.code));
    });
    request.once('timeout', () => request.destroy(new Error('no response')));
    request.once('error', (error) => end(error.code ?? error.message));
  });
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Runs the given number of visitors, each on a keep-alive connection to one of the origins with one request
 * at a time; in addition new visitors open `/` and `/healthz` and leave. Returns rows by path, and the number
 * of visitors without any response.
 */
export async function simulateVisitors({ origins, paths, visitors, seconds, token }) {
  const until = Date.now() + seconds * 1000;
  const times = new Map();
  const errors = new Map();
  let unanswered = 0;
  const record = (name, { status, ms }) => {
    if (!times.has(name)) times.set(name, []);
    times.get(name).push(ms);
    if (status !== 200) errors.set(name, [...(errors.get(name) ?? []), status]);
    return status === 200;
  };
  const visitor = async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let successes = 0;
    for (let turn = index; Date.now() < until; turn += 1) {
      const path = paths[turn % paths.length];
      const response = await send(origins[index % origins.length] + path, agent, token);
      if (record(path, response)) successes += 1;
    }
    agent.destroy();
    if (successes === 0) unanswered += 1;
  };
  const newVisitors = async () => {
    const pending = [];
    for (let turn = 0; Date.now() < until; turn += 1) {
      for (const path of ['/', '/healthz'])
        pending.push(
          send(origins[turn % origins.length] + path, new Agent(), token).then((response) =>
            record(`new visitor: ${path}`, response),
          ),
        );
      await pause(NEW_VISITOR_EVERY);
    }
    unanswered += (await Promise.all(pending)).filter((hasSucceeded) => !hasSucceeded).length;
  };
  await Promise.all([...Array.from({ length: visitors }, visitor), newVisitors()]);
  const rows = [...times].map(([path, list]) => {
    const sorted = list.toSorted((a, b) => a - b);
    const shares = {
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      max: sorted.at(-1),
    };
    const failures = errors.get(path) ?? [];
    return {
      path,
      count: sorted.length,
      ...shares,
      errors: failures.length,
      kinds: [...new Set(failures)].join(),
    };
  });
  return { rows, unanswered };
}
