import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a request counts as unanswered, because a visitor would have closed the page. */
const TIMEOUT_MS = 30_000;
const NEW_VISITOR_INTERVAL_MS = 250;
/** Milliseconds that a rejected visitor waits, although `Retry-After` states more. */
const REJECTED_PAUSE_MS = 1_000;

/** Sends a POST with the JSON `postBody`, or a GET when there is no body; resolves to status and milliseconds. */
function send(url, { agent, token, postBody }) {
  const startedAt = performance.now();
  const headers = {
    access_token: token,
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(postBody && { 'content-type': 'application/json' }),
  };
  return new Promise((done) => {
    const finish = (status, retryAfter) =>
      done({ status, isRejected: status === 503 && retryAfter > 0, ms: performance.now() - startedAt });
    const options = { agent, headers, method: postBody ? 'POST' : 'GET', timeout: TIMEOUT_MS };
    const outgoingRequest = request(url, options, (reply) => {
      reply.resume();
      reply.once('end', () => finish(reply.statusCode, Number(reply.headers['retry-after'])));
      reply.once('error', (error) => finish(error.code));
    });
    outgoingRequest.once('timeout', () => outgoingRequest.destroy(new Error('no response')));
    outgoingRequest.once('error', (error) => finish(error.code ?? error.message));
    outgoingRequest.end(postBody && JSON.stringify(postBody));
  });
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Simulates `visitors` returning visitors for `seconds`, all with the same member's token. Each has a keep-alive
 * connection to one of the origins and sends one of `requests` at a time. In addition, new visitors request each of
 * `newVisitorPaths` once. Returns rows by path, the number of visitors without any successful response, and the number of
 * responses with status 503 and `Retry-After`, which with `mayReject` are no errors.
 */
export async function simulateVisitors({
  origins,
  requests,
  newVisitorPaths,
  visitors,
  seconds,
  token,
  mayReject = false,
}) {
  const requestsToSend = requests.map((entry) => (typeof entry === 'string' ? { path: entry } : entry));
  const endTime = Date.now() + seconds * 1000;
  const durationsByPath = new Map();
  const errorsByPath = new Map();
  let visitorsWithoutResponse = 0;
  let rejectedCount = 0;
  const recordResult = (name, { status, isRejected, ms }) => {
    if (!durationsByPath.has(name)) durationsByPath.set(name, []);
    durationsByPath.get(name).push(ms);
    if (isRejected) rejectedCount += 1;
    if (mayReject && isRejected) return true;
    if (status !== 200) errorsByPath.set(name, [...(errorsByPath.get(name) ?? []), status]);
    return status === 200;
  };
  const simulateReturningVisitor = async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let successes = 0;
    for (let turn = index; Date.now() < endTime; turn += 1) {
      const { path, postBody } = requestsToSend[turn % requestsToSend.length];
      const origin = origins[index % origins.length];
      const response = await send(origin + path, { agent, token, postBody });
      if (recordResult(path.split('?', 1)[0], response)) successes += 1;
      if (response.isRejected) await pause(REJECTED_PAUSE_MS);
    }
    agent.destroy();
    if (successes === 0) visitorsWithoutResponse += 1;
  };
  const simulateNewVisitors = async () => {
    const sentRequests = [];
    for (let turn = 0; Date.now() < endTime; turn += 1) {
      for (const path of newVisitorPaths)
        sentRequests.push(
          send(origins[turn % origins.length] + path, { agent: new Agent(), token }).then((response) =>
            recordResult(`new visitor: ${path}`, response),
          ),
        );
      await pause(NEW_VISITOR_INTERVAL_MS);
    }
    visitorsWithoutResponse += (await Promise.all(sentRequests)).filter(
      (hasSucceeded) => !hasSucceeded,
    ).length;
  };
  await Promise.all([...Array.from({ length: visitors }, simulateReturningVisitor), simulateNewVisitors()]);
  const rows = [...durationsByPath].map(([path, durations]) => {
    const sorted = durations.toSorted((a, b) => a - b);
    const percentiles = {
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      max: sorted.at(-1),
    };
    const failures = errorsByPath.get(path) ?? [];
    return {
      path,
      count: sorted.length,
      ...percentiles,
      errors: failures.length,
      errorKinds: [...new Set(failures)].join(),
    };
  });
  return { rows, visitorsWithoutResponse, rejectedCount };
}
