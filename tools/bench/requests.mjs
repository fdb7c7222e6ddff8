import { Agent, request } from 'node:http';

/** Sends a POST with the JSON `postBody`, or a GET when there is no body; resolves to status and body. */
export const sendOnce = (url, { agent, postBody, headers = {} }) =>
  new Promise((done, reject) => {
    const options = postBody
      ? { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      : { method: 'GET', headers };
    const outgoingRequest = request(url, { agent, ...options }, (reply) => {
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => done({ status: reply.statusCode, body: Buffer.concat(chunks) }));
    });
    outgoingRequest.on('error', reject);
    outgoingRequest.end(postBody && JSON.stringify(postBody));
  });

/** Sends one request and returns the body of the response. */
export const bodyOf = async (url, postBody) => (await sendOnce(url, { postBody })).body;

/** Returns the value below which `share` of the sorted values are. */
export const percentile = (sortedValues, share) =>
  sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))];

/**
 * Sends `count` requests on `connections` concurrent keep-alive connections, after a warm-up of `count` / 10 requests.
 * Returns percentiles of the latency in milliseconds, and the requests per second. Throws at a status other than 200,
 * because an error response can be faster than a correct one.
 */
export async function measureLatencies(url, { count, connections, postBody }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations = [];
  const warmUpCount = Math.ceil(count / 10);
  let remainingCount = count + warmUpCount;
  const startedAt = performance.now();
  const worker = async () => {
    while (remainingCount > 0) {
      remainingCount -= 1;
      const isMeasured = remainingCount < count;
      const start = performance.now();
      const { status } = await sendOnce(url, { agent, postBody });
      if (status !== 200) throw new Error(`${url} returned status ${status}`);
      if (isMeasured) durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  return {
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
    p99: percentile(durations, 0.99),
    perSecond: Math.round((count + warmUpCount) / seconds),
  };
}
