import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a request counts as unanswered; a person has left by then. */
const PATIENCE = 30_000;
const NEW_VISITOR_EVERY = 250;

function send(url, agent, token) {
  const began = performance.now();
  return new Promise((done) => {
    const end = (status) => done({ status, ms: performance.now() - began });
    const request = get(url, { agent, headers: { access_token: token }, timeout: PATIENCE }, (reply) => {
      reply.resume();
      reply.once('end', () => end(reply.statusCode));
      reply.once('error', (error) => end(error.code));
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', (error) => end(error.code ?? error.message));
  });
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Runs the given number of visitors, each on a keep-alive connection to one of the origins with one request
 * at a time; in addition new visitors open `/` and `/healthz` and leave. Returns rows by path, and the number
 * of visitors without any response.
 */
export async function crowd({ origins, paths, visitors, seconds, token }) {
  const until = Date.now() + seconds * 1000;
  const times = new Map();
  const errors = new Map();
  let unanswered = 0;
  const note = (name, { status, ms }) => {
    if (!times.has(name)) times.set(name, []);
    times.get(name).push(ms);
    if (status !== 200) errors.set(name, [...(errors.get(name) ?? []), status]);
    return status === 200;
  };
  const visitor = async (_, place) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let answers = 0;
    for (let turn = place; Date.now() < until; turn += 1) {
      const path = paths[turn % paths.length];
      const answer = await send(origins[place % origins.length] + path, agent, token);
      if (note(path, answer)) answers += 1;
    }
    agent.destroy();
    if (answers === 0) unanswered += 1;
  };
  const newcomers = async () => {
    const pending = [];
    for (let turn = 0; Date.now() < until; turn += 1) {
      for (const path of ['/', '/healthz'])
        pending.push(
          send(origins[turn % origins.length] + path, new Agent(), token).then((answer) =>
            note(`new visitor: ${path}`, answer),
          ),
        );
      await pause(NEW_VISITOR_EVERY);
    }
    unanswered += (await Promise.all(pending)).filter((answered) => !answered).length;
  };
  await Promise.all([...Array.from({ length: visitors }, visitor), newcomers()]);
  const rows = [...times].map(([path, list]) => {
    const sorted = list.toSorted((a, b) => a - b);
    const shares = { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99), max: sorted.at(-1) };
    const wrong = errors.get(path) ?? [];
    return { path, count: sorted.length, ...shares, errors: wrong.length, what: [...new Set(wrong)].join() };
  });
  return { rows, unanswered };
}
