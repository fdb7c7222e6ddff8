import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOrder } from '../../src/modules/orders/fixture.ts';
import { DEEP } from '../depth.ts';
import { type Harness, startApp } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';
import { createWorld } from '../operations/world.ts';
import { mutationArbitrary } from './mutations.ts';
import { type Caller, type FuzzRequest, requestArbitrary, resolveReferences } from './requests.ts';

const REQUEST_COUNT = DEEP ? 50_000 : 200;
/**
 * A deep run has new requests each time; a short run always has the same requests. FUZZ_SEED repeats a failed run with its
 * seed.
 */
const SEED = Number(process.env.FUZZ_SEED ?? (DEEP ? Date.now() % 2 ** 31 : 20_261_122));
const CONCURRENCY = 8;
/** Each round starts with new sessions, because some requests sign out. */
const REQUESTS_PER_ROUND = 400;
/** Rounds that fill caches, before the heap is measured for the first time. */
const WARM_UP_ROUNDS = 10;
/** Number of problems after which the test stops. */
const MAX_PROBLEMS = 10;
const MAX_RESPONSE_MS = 5_000;
/** Matches a line of a stack trace or a path of this repository. No response may contain them. */
const STACK_TRACE = /\bat .+:\d+:\d+\)?|node_modules|\/src\/[\w/-]+\.ts/;
/**
 * Maximum growth of the heap from the end of the warm-up to the end of a deep run. A short run ends before the
 * warm-up.
 */
const MAX_HEAP_GROWTH_BYTES = 48 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Opens new sessions; returns the token of each kind of caller. */
async function createTokens(harness: Harness): Promise<Record<Exclude<Caller, 'accepted'>, string>> {
  const [member, otherMember, desk] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember(),
    harness.deskToken(),
  ]);
  return {
    visitor: '',
    // As long as a real token, but unknown.
    invalidToken: 'x'.repeat(43),
    member: member.token,
    otherMember: otherMember.token,
    desk,
  };
}

/** Sends a request; returns the problem of the response, or null. */
async function problemOf(origin: string, tokens: Partial<Record<Caller, string>>, request: FuzzRequest) {
  const { method, path, caller, headers, body } = request;
  const { access_token: acceptedToken, ...sentHeaders }: Record<string, string> = headers;
  const token = caller === 'accepted' ? acceptedToken : tokens[caller];
  if (token) sentHeaders.access_token = token;
  let payload: Uint8Array<ArrayBuffer> | string | undefined;
  if (body.kind === 'text') {
    payload = body.text;
    sentHeaders['content-type'] = body.type;
  } else if (body.kind === 'parts') {
    const encoded = encodeMultipart(body.parts);
    payload = new Uint8Array(encoded.payload);
    sentHeaders['content-type'] = encoded.contentType;
  }
  const startedAt = performance.now();
  const cpuAtStart = process.cpuUsage();
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: sentHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await reply.text();
    const durationMs = performance.now() - startedAt;
    if (reply.status >= 500) return `${reply.status} ${text.slice(0, 200)}`;
    if (durationMs > MAX_RESPONSE_MS) {
      // Without processor time, this process waited for the database or for the machine.
      const { user, system } = process.cpuUsage(cpuAtStart);
      return `took ${Math.round(durationMs)} ms, with ${Math.round((user + system) / 1_000)} ms of processor time`;
    }
    if (/json|text\/plain/.test(reply.headers.get('content-type') ?? '') && STACK_TRACE.test(text))
      return `reveals internals: ${STACK_TRACE.exec(text)?.[0]}`;
    return null;
  } catch (error) {
    return `no response: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : error}`;
  }
}

it(`the server responds to ${REQUEST_COUNT} random requests without a 5xx status, a stack trace or a long delay`, {
  timeout: DEEP ? 2_300_000 : 120_000,
}, async () => {
  const unexpectedErrors: string[] = [];
  const destination = {
    write: (line: string) => {
      if (/request failed unexpectedly/.test(line)) unexpectedErrors.push(line.slice(0, 800));
    },
  };
  // In a deep run most requests are changed requests that the server accepted, for every operation.
  const world = DEEP ? await createWorld({ destination }) : null;
  const acceptedRequests = [...(world?.recorder.accepted.values() ?? [])];
  expect(acceptedRequests).toHaveLength(world?.recorder.operations.length ?? 0);
  const harness = world?.shop ?? (await startApp({ RATE_LIMIT_SCALE: '100000' }, { destination }));
  if (!world) await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(harness.app.server.address() as AddressInfo).port}`;
  const document = resolveReferences((await harness.api('GET', '//api/docs/json')).text);
  const member = await harness.registerMember({ complete: true });
  const orderId = await placeOrder(harness, member);
  const plans = (await harness.api('GET', '/health?dob=1990-05-17&size=20')).body.response as {
    rows: { _id: string }[];
  };
  const ids = [orderId, member.id, ...plans.rows.map(({ _id }) => _id)];

  const requests = fc.oneof(
    { weight: 1, arbitrary: requestArbitrary(document, ids) },
    ...(world ? [{ weight: 2, arbitrary: mutationArbitrary(acceptedRequests) }] : []),
  );
  const problems: string[] = [];
  let heapAfterWarmUp = 0;
  for (let sentCount = 0; sentCount < REQUEST_COUNT; sentCount += REQUESTS_PER_ROUND) {
    const tokens = await createTokens(harness);
    const queue = fc.sample(requests, {
      numRuns: Math.min(REQUESTS_PER_ROUND, REQUEST_COUNT - sentCount),
      seed: SEED + sentCount,
    });
    const sendQueuedRequests = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const problem = await problemOf(origin, tokens, request);
        if (problem) problems.push(`${problem}\n  ${JSON.stringify(request).slice(0, 600)}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sendQueuedRequests));
    if (sentCount === REQUESTS_PER_ROUND * WARM_UP_ROUNDS) heapAfterWarmUp = heapUsed();
    if (problems.length > MAX_PROBLEMS) break;
  }
  const heapGrowth = heapAfterWarmUp === 0 ? 0 : heapUsed() - heapAfterWarmUp;
  const health = await fetch(`${origin}/healthz`);
  await harness.close();
  // One comparison, because the log has the cause of a 5xx status.
  expect({ seed: SEED, problems: problems.slice(0, MAX_PROBLEMS), unexpectedErrors }).toEqual({
    seed: SEED,
    problems: [],
    unexpectedErrors: [],
  });
  expect(health.status).toBe(200);
  expect(heapGrowth).toBeLessThan(MAX_HEAP_GROWTH_BYTES);
});
