import { randomUUID } from 'node:crypto';
import { LINK_SECRET } from '@naungan/api/link-secret';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { placeOrder } from '../../src/modules/orders/fixture.ts';
import { ACCESS, type Access } from './access.ts';
import type { AcceptedRequest } from './recorder.ts';
import { createWorld, type World } from './world.ts';

let world: World;
/** Headers of each caller. */
let callers: Map<string, Record<string, string>>;

const session = (token: string) => ({ access_token: token });

/** Returns the ten callers. None of them owns a record of the accepted requests. */
async function createCallers({ shop, partnerKey, otherPartnerKey, heirSecret }: World) {
  const [expired, inactive, empty, customer] = [
    await shop.registerMember(),
    await shop.registerMember(),
    await shop.registerMember({ complete: true }),
    await shop.registerMember({ complete: true }),
  ];
  await shop.api('DELETE', '/user/logout', { token: expired.token });
  await shop.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, inactive.id));
  await placeOrder(shop, customer);
  return new Map<string, Record<string, string>>([
    ['no session', {}],
    ['an unknown token', session('x'.repeat(43))],
    ['an ended session', session(expired.token)],
    ['a deactivated member', session(inactive.token)],
    ['a member without records', session(empty.token)],
    ['a member with records', session(customer.token)],
    ['the secret of an heir’s link as a token', session(heirSecret)],
    ['the desk', session(await shop.deskToken())],
    ['a partner’s key', { authorization: `Bearer ${partnerKey}` }],
    ['another partner’s key', { authorization: `Bearer ${otherPartnerKey}` }],
  ]);
}

beforeAll(async () => {
  world = await createWorld();
  callers = await createCallers(world);
}, 600_000);
afterAll(() => world.shop.close());

const SESSIONS_THAT_ENDED = [
  'an unknown token',
  'an ended session',
  'a deactivated member',
  'the secret of an heir’s link as a token',
];
const OTHER_MEMBERS = ['a member without records', 'a member with records'];

/** Returns the statuses of a caller's rejection; null when the caller may call the operation. */
function rejectionsOf(access: Access, caller: string): number[] | null {
  if (access === 'everyone') return null;
  if (access === 'link') return [404];
  if (access === 'gateway') return [400, 401, 403, 404];
  if (access === 'partner') {
    if (caller === 'a partner’s key') return null;
    return caller === 'another partner’s key' ? [403] : [401];
  }
  if (access === 'visitors') return SESSIONS_THAT_ENDED.includes(caller) ? [401] : null;
  if (SESSIONS_THAT_ENDED.includes(caller)) return [401];
  if (caller === 'the desk') return access === 'desk' ? null : [403];
  if (!OTHER_MEMBERS.includes(caller)) return [401];
  if (access === 'desk') return [403];
  return access === 'owner' ? [404] : null;
}

const IDENTIFYING_HEADERS = [
  'access_token',
  'authorization',
  'cookie',
  'host',
  'content-length',
  'connection',
];
/** Ids, secrets and numbers in the path of an accepted request. */
const recordIdsOf = ({ path }: AcceptedRequest) =>
  path.match(/[\da-f]{8}-[\da-f-]{27}|(?<=\/heirs\/)[\w-]{32,}/g) ?? [];

/** Replaces the secret of a link, or the signature of a gateway: no caller has them. */
function withoutSecret(access: Access, request: AcceptedRequest): AcceptedRequest {
  if (access === 'link') return { ...request, headers: { ...request.headers, [LINK_SECRET]: randomUUID() } };
  if (access !== 'gateway') return request;
  const text = String(request.body).replace(/"signature_key":"[^"]*"/, '"signature_key":"0"');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, /signature/i.test(name) ? '0' : value]),
  );
  return { ...request, headers, body: Buffer.from(text) };
}

/** Operations that end or renew the session of their caller. They come last, each with new sessions. */
const ENDS_SESSIONS =
  /^(logout|endSessions|changePassword|reauthenticate|login|loginGoogle|registerGoogle|loginPasskey|desk(Logout|Login|SecondFactor|AcceptInvitation))$/;

/** Sends an accepted request with the headers of a caller. */
async function sendAs(request: AcceptedRequest, callerHeaders: Record<string, string>) {
  const keptHeaders = Object.entries(request.headers).filter(
    ([name]) => !IDENTIFYING_HEADERS.includes(name.toLowerCase()),
  );
  const { method } = request.operation;
  const reply = await fetch(world.origin + request.path, {
    method,
    headers: { ...Object.fromEntries(keptHeaders), ...callerHeaders },
    redirect: 'manual',
    ...(request.body && method !== 'GET' && method !== 'HEAD' ? { body: new Uint8Array(request.body) } : {}),
  });
  return { status: reply.status, text: await reply.text() };
}

/**
 * Tables that a safe request may change: the log of reads, the last use of sessions and limits, and the queue of jobs, whose
 * workers change it.
 */
const UNCHECKED_TABLES = /^(audit_log|audit_head|sessions|rate_limits|pgboss\..*)$/;

/** Returns a hash of the rows of each table. */
async function tableHashes(): Promise<Map<string, string>> {
  const { db } = world.shop.deps;
  const query = async (text: string) =>
    ((await db.execute(sql.raw(text))) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const hashes = new Map<string, string>();
  for (const { name = '' } of tables) {
    if (UNCHECKED_TABLES.test(name)) continue;
    const [row] = await query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
    );
    hashes.set(name, row?.hash ?? '');
  }
  return hashes;
}

const IDENTITY = ['access_token', 'authorization', 'cookie'];
/** The specification defines GET for this change; `sec-fetch-*` headers protect it (`accounts.test.ts`). */
const CHANGES_BY_GET = 'verifyEmail';

it('no GET request changes a record', async () => {
  const changes: string[] = [];
  const requests = [...world.recorder.accepted.values()].filter(
    ({ operation }) => operation.method === 'GET' && operation.id !== CHANGES_BY_GET,
  );
  let before = await tableHashes();
  let acceptedCount = 0;
  for (const request of requests) {
    const identity = Object.entries(request.headers).filter(([name]) =>
      IDENTITY.includes(name.toLowerCase()),
    );
    const { status } = await sendAs(request, Object.fromEntries(identity));
    if (status === 200) acceptedCount += 1;
    const after = await tableHashes();
    for (const [name, hash] of after)
      if (hash !== before.get(name)) changes.push(`${request.operation.id}: ${name}`);
    before = after;
  }
  // Sessions of a few requests have ended since.
  expect(acceptedCount).toBeGreaterThan(0.8 * requests.length);
  expect(changes).toEqual([]);
}, 600_000);

it('every operation rejects every caller without access, and no response has data of another member', async () => {
  const { accepted, operations } = world.recorder;
  const emails = (
    await world.shop.deps.db.select({ email: users.email }).from(users).where(eq(users.id, world.owner.id))
  ).map(({ email }) => email);
  const ownedRequests = [...accepted.values()].filter(({ operation }) =>
    ['owner', 'link'].includes(ACCESS.get(operation.id) ?? ''),
  );
  const ownedIds = [...new Set(ownedRequests.flatMap(recordIdsOf))];
  /** Ids that no caller may see: of the record in the path; in a list, of all records of other members. */
  const foreignIdsOf = (access: Access, request: AcceptedRequest) => {
    if (access === 'members' && request.operation.method === 'GET') return ownedIds;
    return access === 'owner' || access === 'link' ? recordIdsOf(request) : [];
  };
  const problems: string[] = [];
  let requestCount = 0;
  const ordered = operations.toSorted(
    (a, b) => Number(ENDS_SESSIONS.test(a.id)) - Number(ENDS_SESSIONS.test(b.id)),
  );
  for (const { id } of ordered) {
    const access = ACCESS.get(id);
    const request = accepted.get(id);
    if (!access || !request) {
      problems.push(`${id} has no ${access ? 'accepted request' : 'expected access'}`);
      continue;
    }
    if (ENDS_SESSIONS.test(id)) callers = await createCallers(world);
    for (const [caller, headers] of callers) {
      const { status, text } = await sendAs(withoutSecret(access, request), headers);
      requestCount += 1;
      const rejections = rejectionsOf(access, caller);
      if (status >= 500) problems.push(`${id} responds to ${caller} with ${status}`);
      if (rejections && !rejections.includes(status))
        problems.push(
          `${id} responds to ${caller} with ${status}, not ${rejections.join(' or ')}: ${text.slice(0, 120)}`,
        );
      const leakedIds = foreignIdsOf(access, request).filter((value) => text.includes(value));
      if (leakedIds.length > 0) problems.push(`${id} responds to ${caller} with ${leakedIds.join(', ')}`);
      if (emails.some((email) => text.includes(email)) && caller !== 'the desk')
        problems.push(`${id} reveals an e-mail address to ${caller}`);
    }
  }
  console.log(
    `authorization matrix: ${operations.length} operations × ${callers.size} callers, ${requestCount} requests, ${problems.length} leaks`,
  );
  expect(problems).toEqual([]);
}, 600_000);
