import { Agent, request } from 'node:http';

/** `posted` is sent as JSON; without it the request is a GET. */
const sendOnce = (url, { agent, posted }) =>
  new Promise((done, refuse) => {
    const sent = posted
      ? { method: 'POST', headers: { 'content-type': 'application/json' } }
      : { method: 'GET' };
    const outgoing = request(url, { agent, ...sent }, (reply) => {
      const pieces = [];
      reply.on('data', (piece) => pieces.push(piece));
      reply.on('end', () => done({ status: reply.statusCode, body: Buffer.concat(pieces) }));
    });
    outgoing.on('error', refuse);
    outgoing.end(posted && JSON.stringify(posted));
  });

/** Returns the body of one response. */
export const bodyOf = async (url, postBody) => (await sendOnce(url, { posted: postBody })).body;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Measures the latency of `count` requests in milliseconds, with `atOnce` concurrent keep-alive connections,
 * after a tenth of them as warm-up. A status other than 200 is an error, because it would be fast for the
 * wrong reason.
 */
export async function latencies(url, { count, atOnce, posted }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times = [];
  let remaining = count + Math.ceil(count / 10);
  const startedAt = performance.now();
  const worker = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const warm = remaining < count;
      const start = performance.now();
      const { status } = await sendOnce(url, { agent, posted });
      if (status !== 200) throw new Error(`${url} returned status ${status}`);
      if (warm) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    p99: at(times, 0.99),
    perSecond: Math.round((count * 1.1) / seconds),
  };
}
