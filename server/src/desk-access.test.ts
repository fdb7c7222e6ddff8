import { randomUUID } from 'node:crypto';
import type { DeskRouteName } from '@naungan/api/desk-permissions';
import { type Route, routes } from '@naungan/api/routes';
import { DESK_ROLES, type DeskRole, INSURER_ROLES } from '@naungan/domain/desk-roles';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestStaff } from '../test/harness.ts';
import { BROKER_OPERATIONS, INSURER_OPERATIONS } from '../test/operations/desk-roles.ts';
import { orders } from './db/schema.ts';
import { createPolicy, makeClaim } from './modules/claims/fixture.ts';
import { invoiceRecordsOf, type Shop, startShop } from './modules/payments/fixture.ts';

const deskRoutes = Object.entries(routes).filter(([, { auth }]) => auth === 'desk') as [
  DeskRouteName,
  Route,
][];

type Records = { orders: string; claims: string; invoices: string; insurerId: string };

let shop: Shop;
/** Records of two insurers. */
let own: Records;
let foreign: Records;
/** Staff of the own insurer with every role that such staff may have. */
let insurerStaff: TestStaff;

async function createRecords(line: string): Promise<Records> {
  const member = await shop.registerMember({ complete: true });
  const policy = await createPolicy(shop, member, line);
  const claim = await makeClaim(shop, member, policy);
  const { invoice } = await invoiceRecordsOf(shop, policy.orderId);
  const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, policy.orderId));
  return {
    orders: policy.orderId,
    claims: claim,
    invoices: invoice?.id ?? '',
    insurerId: order?.insurerId ?? '',
  };
}

beforeAll(async () => {
  shop = await startShop();
  own = await createRecords('kesehatan');
  foreign = await createRecords('kecelakaandiri');
  insurerStaff = await shop.deskPerson({ roles: [...INSURER_ROLES], insurerId: own.insurerId });
}, 60_000);
afterAll(() => shop.close());

/** Calls a route with an empty body; its path has the ids of the records, or unknown ids. */
async function callRoute({ method, path, multipart }: Route, token: string, records?: Records) {
  const segment = path.split('/')[2] as keyof Records;
  const url = path
    .replace('/:subject/:id', `/order/${records?.orders ?? randomUUID()}`)
    .replace(/:\w+/g, () => records?.[segment] ?? randomUUID());
  if (multipart) return shop.multipart(method, url, [], { token });
  return shop.api(method, url, { token, ...(method === 'GET' ? {} : { body: {} }) });
}

const NO_PERMISSION = {
  message: 'FORBIDDEN',
  response: 'Peran Anda tidak mencakup tindakan ini. Hubungi supervisor bila Anda memerlukannya.',
};

async function expectAccess(token: string, isAllowed: (name: string) => boolean): Promise<void> {
  const wrong: string[] = [];
  // The sign-out comes last.
  const sorted = deskRoutes.toSorted(([a], [b]) => Number(a === 'deskLogout') - Number(b === 'deskLogout'));
  for (const [name, route] of sorted) {
    const { status, body } = await callRoute(route, token);
    const isRefused = status === 403 && body.response === NO_PERMISSION.response;
    if (isRefused === isAllowed(name) || status === 401 || status >= 500) wrong.push(`${name} ${status}`);
  }
  expect(wrong).toEqual([]);
}

describe('a call of the desk', () => {
  it.each(Object.entries(BROKER_OPERATIONS))(
    'the role %s may make exactly its calls',
    async (role, allowed) => {
      const { token } = await shop.deskPerson({ roles: [role as DeskRole] });
      await expectAccess(token, (name) => allowed.has(name));
    },
  );

  it.each(Object.entries(INSURER_OPERATIONS))(
    'the role %s of an insurer may make exactly its calls',
    async (role, allowed) => {
      const { token } = await shop.deskPerson({ roles: [role as DeskRole], insurerId: own.insurerId });
      await expectAccess(token, (name) => allowed.has(name));
    },
  );

  it('a person without a role may make no call', async () => {
    const { token } = await shop.deskPerson({ roles: [] });
    await expectAccess(token, () => false);
  });

  it('a supervisor of the broker may make every call', async () => {
    const { token } = await shop.deskPerson({ roles: ['supervisor'] });
    await expectAccess(token, () => true);
  });

  it('calls that only supervisors may make are in no other role’s list', () => {
    const names = new Set(Object.values(BROKER_OPERATIONS).flatMap((operations) => [...operations]));
    const supervisorOnly = deskRoutes.flatMap(([name]) => (names.has(name) ? [] : [name]));
    expect(supervisorOnly.toSorted()).toEqual(
      (
        'deskApproveTariff deskAudit deskAuditExport deskChangeRoles deskConfirmRoleChange deskDeclineRoleChange deskDisablePerson ' +
        'deskEndMemberSessions deskInvitePerson deskJobs deskMails ' +
        'deskPartnerKey deskPartnerResend deskPartnerSecret deskPartnerTest deskPartners deskPeople ' +
        'deskResendInvitation deskResendMail deskSavePartner'
      ).split(' '),
    );
    for (const name of names) expect(deskRoutes.map(([route]) => route)).toContain(name);
    expect(Object.keys(BROKER_OPERATIONS).length + 1).toBe(DESK_ROLES.length);
  });
});

describe('a call about a record of a kind that does not exist', () => {
  it.each(
    ['constructor', 'toString', '__proto__', 'invoice'].flatMap((subject) => [
      ['GET', `/desk/notes/${subject}`],
      ['PUT', `/desk/tasks/${subject}`],
      ['PUT', `/desk/presence/${subject}`],
    ]),
  )('staff of an insurer get 404 for %s %s', async (method, path) => {
    const reply = await shop.api(method ?? '', `${path}/${own.orders}`, { token: insurerStaff.token });
    expect(reply.status).toBe(404);
  });
});

describe('a call about a record of a kind that the role does not cover', () => {
  const [underwriter, finance] = ['underwriter', 'finance'] as const;
  it.each<[DeskRole, string, string]>([
    [underwriter, 'GET', 'notes/claim'],
    [underwriter, 'POST', 'notes/claim'],
    [underwriter, 'PUT', 'tasks/claim'],
    [underwriter, 'POST', 'tasks/claim'],
    [underwriter, 'DELETE', 'tasks/claim'],
    [underwriter, 'PUT', 'presence/claim'],
    [underwriter, 'GET', 'notes/guest'],
    [underwriter, 'PUT', 'tasks/policy'],
    [finance, 'GET', 'notes/consultation'],
    [finance, 'PUT', 'tasks/offline'],
    ['claims', 'PUT', 'tasks/payment'],
  ])('the role %s gets 403 for %s /desk/%s', async (role, method, path) => {
    const { token } = await shop.deskPerson({ roles: [role] });
    const suffix = method === 'POST' && path.startsWith('tasks') ? '/hand-over' : '';
    const body = suffix ? { to: insurerStaff.id } : { text: 'Catatan' };
    const reply = await shop.api(method, `/desk/${path}/${own.claims}${suffix}`, {
      token,
      ...(method === 'POST' && { body }),
    });
    expect(reply).toMatchObject({ status: 403, body: NO_PERMISSION });
  });

  it.each<[DeskRole, string]>([
    ['claims', 'notes/claim'],
    [finance, 'notes/claim'],
    [underwriter, 'notes/member'],
  ])('the role %s reads /desk/%s', async (role, path) => {
    const { token } = await shop.deskPerson({ roles: [role] });
    const id = path === 'notes/member' ? (await shop.registerMember()).id : own.claims;
    expect((await shop.api('GET', `/desk/${path}/${id}`, { token })).status).toBe(200);
  });
});

describe('records of another insurer', () => {
  it('this test has records of two insurers', () => {
    expect(own.insurerId).toMatch(/^[\da-f-]{36}$/);
    expect(foreign.insurerId).not.toBe(own.insurerId);
  });

  const recordRoutes = deskRoutes.filter(([, { path }]) =>
    /^\/desk\/(orders|claims|invoices)\/:id|:subject\/:id/.test(path),
  );
  it.each(recordRoutes)(
    'the call %s responds to another insurer’s record as to an unknown id',
    async (_name, route) => {
      const reply = await callRoute(route, insurerStaff.token, foreign);
      const unknown = await callRoute(route, insurerStaff.token);
      expect(reply).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
      expect(reply.body).toEqual(unknown.body);
    },
  );

  it.each(recordRoutes)('the call %s accepts a record of the own insurer', async (_name, route) => {
    const { status } = await callRoute(route, insurerStaff.token, own);
    if (route.method === 'GET') expect(status).toBe(200);
    expect([401, 403, 404]).not.toContain(status);
  });

  it.each(['/desk/orders', '/desk/claims'])(
    'the list %s has only records of the own insurer',
    async (path) => {
      const idsFor = async (token: string) =>
        (
          (await shop.api('GET', path, { token })).body.response as { rows: { _id?: string; id?: string }[] }
        ).rows.map((row) => row._id ?? row.id);
      const key = path === '/desk/orders' ? 'orders' : 'claims';
      const all = await idsFor(await shop.deskToken());
      expect(all).toContain(own[key]);
      expect(all).toContain(foreign[key]);
      expect(await idsFor(insurerStaff.token)).toEqual([own[key]]);
    },
  );

  it('checks of an order and of a claim name no record of another insurer with the same object', async () => {
    await shop.deps.db
      .update(orders)
      .set({ identifiers: ['the same object'] })
      .where(inArray(orders.id, [own.orders, foreign.orders]));
    const readBy = async (token: string, path: string) => {
      const { body } = await shop.api('GET', path, { token });
      return JSON.stringify((body.response as { desk: { checks: unknown } }).desk.checks);
    };
    for (const kind of ['orders', 'claims'] as const) {
      expect(await readBy(await shop.deskToken(), `/desk/${kind}/${own[kind]}`)).toContain(foreign[kind]);
      expect(await readBy(insurerStaff.token, `/desk/${kind}/${own[kind]}`)).not.toContain(foreign[kind]);
    }
  });
});
