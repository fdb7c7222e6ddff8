import { setTimeout as pause } from 'node:timers/promises';

/** Sends a request of the API; resolves to status, headers and the parsed body. `path` is relative to `/api/v1`. */
export async function callApi(origin, method, path, { token, body, headers = {} } = {}) {
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      ...(token ? { access_token: token } : {}),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  });
  const content = new Uint8Array(await reply.arrayBuffer());
  const text = new TextDecoder().decode(content);
  const parsed = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  return { status: reply.status, headers: reply.headers, body: parsed, content };
}

/** Throws unless the reply has the status. */
export function requireStatus(reply, status, what) {
  if (reply.status !== status)
    throw new Error(`${what}: status ${reply.status} instead of ${status}: ${JSON.stringify(reply.body)}`);
  return reply;
}

/** Throws unless the two values are equal. */
export function requireEqual(actual, expected, what) {
  const [actualText, expectedText] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualText !== expectedText) throw new Error(`${what}: ${actualText} instead of ${expectedText}`);
}

/** Waits until `isTrue` resolves to true. @throws after `seconds` */
export async function waitUntil(what, isTrue, seconds = 30) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(50);
  }
}

/** Makes the simulated gateways of a random process send all waiting notifications immediately. */
export async function deliverNotifications({ origins }) {
  const origin = origins[Math.floor(Math.random() * origins.length)];
  for (const path of ['midtrans/webhooks/deliver', 'btn/callbacks/deliver'])
    await fetch(`${origin}/simulators/${path}`, { method: 'POST', signal: AbortSignal.timeout(20_000) });
}
