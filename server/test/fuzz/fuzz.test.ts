import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOrder } from '../../src/modules/orders/fixture.ts';
import { DEEP } from '../depth.ts';
import { type Harness, startApp } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';
import { type Caller, type FuzzRequest, requestsFrom, withoutReferences } from './requests.ts';

const COUNT = DEEP ? 50_000 : 200;
const SEED = DEEP ? Date.now() % 2 ** 31 : 20_261_122;
const CONCURRENCY = 8;
/** Requests of a round; each round starts with new sessions. */
const ROUND = 400;
const MAX_RESPONSE_MS = 5_000;
const STACK = /\bat .+:\d+:\d+\)?|node_modules|\/src\/[\w/-]+\.ts/;
/** Maximum growth of the heap in bytes from the end of the warm-up to the end of a deep run. */
const MAX_HEAP_GROWTH = 48 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const heapUsed = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

async function newTokens(harness: Harness): Promise<Record<Caller, string>> {
  const [member, other, desk] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember(),
    harness.deskToken(),
  ]);
  return { nobody: '', stranger: 'x'.repeat(43), member: member.token, other: other.token, desk };
}

/** Returns the problem with the response to a request, or null. */
async function problemWith(origin: string, tokens: Record<Caller, string>, request: FuzzRequest) {
  const { method, path, caller, headers, body } = request;
  const sent: Record<string, string> = { ...headers };
  if (tokens[caller]) sent.access_token = tokens[caller];
  let payload: Uint8Array<ArrayBuffer> | string | undefined;
  if (body.kind === 'text') {
    payload = body.text;
    sent['content-type'] = body.type;
  } else if (body.kind === 'parts') {
    const encoded = encodeMultipart(body.parts);
    payload = new Uint8Array(encoded.payload);
    sent['content-type'] = encoded.contentType;
  }
  const startedAt = performance.now();
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await reply.text();
    const took = performance.now() - startedAt;
    if (reply.status >= 500) return `${reply.status} ${text.slice(0, 200)}`;
    if (took > MAX_RESPONSE_MS) return `took ${Math.round(took)} ms`;
    if (/json|text\/plain/.test(reply.headers.get('content-type') ?? '') && STACK.test(text))
      return `tells of the inside: ${STACK.exec(text)?.[0]}`;
    return null;
  } catch (error) {
    return `no answer: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : error}`;
  }
}

it(`responds to ${COUNT} random requests without a defect`, {
  timeout: DEEP ? 2_300_000 : 120_000,
}, async () => {
  const unexpected: string[] = [];
  const destination = {
    write: (line: string) => {
      if (/request failed unexpectedly/.test(line)) unexpected.push(line.slice(0, 800));
    },
  };
  const harness = await startApp({ RATE_LIMIT_SCALE: '100000' }, { destination });
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(harness.app.server.address() as AddressInfo).port}`;
  const document = withoutReferences((await harness.api('GET', '//api/docs/json')).text);
  const member = await harness.registerMember({ complete: true });
  const id = await placeOrder(harness, member);
  const plans = (await harness.api('GET', '/health?dob=1990-05-17&size=20')).body.response as {
    rows: { _id: string }[];
  };
  const ids = [id, member.id, ...plans.rows.map(({ _id }) => _id)];

  const problems: string[] = [];
  let before = 0;
  for (let done = 0; done < COUNT; done += ROUND) {
    const tokens = await newTokens(harness);
    const round = fc.sample(requestsFrom(document, ids), {
      numRuns: Math.min(ROUND, COUNT - done),
      seed: SEED + done,
    });
    const queue = [...round];
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const problem = await problemWith(origin, tokens, request);
        if (problem) problems.push(`${problem}\n  ${JSON.stringify(request).slice(0, 600)}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    // The first rounds fill caches.
    if (done === ROUND * 10) before = heapUsed();
    if (problems.length > 10) break;
  }
  const heapGrowth = before === 0 ? 0 : heapUsed() - before;
  const healthy = await fetch(`${origin}/healthz`);
  await harness.close();
  expect({ seed: SEED, problems: problems.slice(0, 10) }).toEqual({ seed: SEED, problems: [] });
  expect(unexpected).toEqual([]);
  expect(healthy.status).toBe(200);
  expect(heapGrowth).toBeLessThan(MAX_HEAP_GROWTH);
});
