import { randomUUID } from 'node:crypto';
import { memberIdentity } from '@naungan/api/realtime';
import { API_BASE } from '@naungan/api/routes';
import { MAX_DRAFT_BYTES, MAX_DRAFTS } from '@naungan/domain/draft';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { takePoints } from '../../core/limits.ts';
import { listenOn, openPage } from '../../core/realtime/fixture.ts';
import { openSession } from '../../core/session.ts';
import { createTestUpload, tusRequest, uploadAhead } from '../../core/uploads/fixture.ts';
import { drafts, orders, uploads, users } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { JPEG, planByCode, sendOrder } from '../orders/fixture.ts';
import { deleteAccount } from '../privacy/deletion.ts';
import { EXPIRY_JOB } from './expiry.ts';

const DAY = 86_400;
const NAME_PATH = 'slices/insured/fullname';
const EMAIL_PATH = 'slices/shipping/email';
const planId = planByCode('HK-01').id;
const NAME = `kesehatan.${planId}`;

type Field = { path: string; value?: unknown; revision: number };
type State = { id: string; revision: number; fields: Field[]; changedAt: string; expiresAt: string };
type Change = { path: string; value?: unknown; age?: number; revision?: number };

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.set(TEST_NOW);
  [member, otherMember] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember({ complete: true }),
  ]);
});

const stateOf = ({ body }: Reply) => body.response as State;
const valuesOf = (reply: Reply) =>
  Object.fromEntries(stateOf(reply).fields.map(({ path, value }) => [path, value]));
const read = (caller = member, name = NAME) => harness.api('GET', `/drafts/${name}`, { token: caller.token });
const list = (caller = member) => harness.api('GET', '/drafts', { token: caller.token });
const remove = (caller = member, name = NAME) =>
  harness.api('DELETE', `/drafts/${name}`, { token: caller.token });
const save = (
  changes: Change[],
  { caller = member, name = NAME, id = null as string | null, revision = 0 } = {},
) =>
  harness.api('PATCH', `/drafts/${name}`, {
    token: caller.token,
    body: { id, revision, changes: changes.map((change) => ({ age: 0, revision, ...change })) },
  });
/** Opens a new session, because a session ends before its member's drafts expire. */
const renewedToken = () => openSession(harness.deps.db, member.id, harness.clock.now());
const runExpiryJobs = async () => {
  await harness.deps.jobs.enqueue(harness.deps.db, EXPIRY_JOB, {});
  await harness.deps.jobs.enqueue(harness.deps.db, 'uploads.expire', {});
  await harness.runJobs();
};

describe('the partner of a draft', () => {
  const saveOnPage = (partner: string | undefined, value: string, id: string | null = null) =>
    harness.api('PATCH', `/drafts/${NAME}`, {
      token: member.token,
      body: {
        id,
        revision: id === null ? 0 : 1,
        changes: [{ path: NAME_PATH, value, age: 0, revision: 1 }],
        partner,
      },
    });
  /** Completes the order on a page without a code, so many seconds after the last save. Returns the order's partner. */
  async function partnerOfOrder(seconds: number, draft: string | undefined = NAME) {
    harness.clock.advance(seconds);
    const token = await renewedToken();
    const reply = await sendOrder(harness, { ...member, token }, draft === undefined ? {} : { draft });
    expect(reply.status, reply.text).toBe(200);
    const [row] = await harness.deps.db
      .select({ partner: orders.partner })
      .from(orders)
      .where(eq(orders.id, (reply.body.response as { _id: string })._id));
    return row?.partner;
  }

  it.each([
    [0, 'toko-maju'],
    [DAY, 'toko-maju'],
    [7 * DAY - 1, 'toko-maju'],
    [7 * DAY, null],
  ])(
    'an order completed %i seconds later on the site of the broker has the partner %s',
    async (seconds, partner) => {
      await saveOnPage('toko-maju', 'SITI');
      expect(await partnerOfOrder(seconds)).toBe(partner);
    },
  );

  it('an order has the partner that saved the draft last, also after a save on the site of the broker', async () => {
    const { id } = stateOf(await saveOnPage('toko-lain', 'S'));
    await saveOnPage('toko-maju', 'SI', id);
    await saveOnPage(undefined, 'SITI', id);
    expect(await partnerOfOrder(0)).toBe('toko-maju');
  });

  it('an order of another form has no partner', async () => {
    await saveOnPage('toko-maju', 'SITI');
    expect(await partnerOfOrder(0, `kesehatan.${planByCode('HK-02').id}`)).toBeNull();
  });
});

describe('a draft', () => {
  it('a draft is returned with its fields and listed after a save', async () => {
    const saveReply = await save([
      { path: NAME_PATH, value: 'SITI' },
      { path: 'step', value: 'shipping' },
    ]);
    expect(saveReply).toMatchObject({ status: 200, body: { response: { revision: 1 } } });
    expect(stateOf(await read())).toEqual({
      id: stateOf(saveReply).id,
      revision: 1,
      fields: [
        { path: NAME_PATH, value: 'SITI', revision: 1 },
        { path: 'step', value: 'shipping', revision: 1 },
      ],
      changedAt: '2026-11-21T03:00:00.000Z',
      expiresAt: '2026-11-28T03:00:00.000Z',
    });
    expect((await list()).body.response).toEqual([
      {
        kind: 'order',
        name: NAME,
        productType: 'kesehatan',
        planId,
        formerOrderId: null,
        productName: 'Sambirejo Sehat 200',
        step: 'shipping',
        changedAt: '2026-11-21T03:00:00.000Z',
        expiresAt: '2026-11-28T03:00:00.000Z',
      },
    ]);
  });

  it('the fields of a draft are encrypted in the database', async () => {
    await save([{ path: NAME_PATH, value: 'SITI RAHAYU' }]);
    const [row] = await harness.deps.db.select().from(drafts).where(eq(drafts.userId, member.id));
    expect(row?.fields.length).toBeGreaterThan(40);
    expect(Buffer.from(row?.fields ?? '', 'base64').toString('latin1')).not.toMatch(/SITI|fullname/);
  });

  it('a draft is not found and can be saved again when its ciphertext was replaced by the ciphertext of another member’s draft', async () => {
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    await save([{ path: NAME_PATH, value: 'ANI' }], { caller: otherMember });
    const [otherDraft] = await harness.deps.db.select().from(drafts).where(eq(drafts.userId, otherMember.id));
    await harness.deps.db
      .update(drafts)
      .set({ fields: otherDraft?.fields ?? '' })
      .where(eq(drafts.userId, member.id));
    expect((await read()).status).toBe(404);
    expect((await list()).body.response).toEqual([]);
    expect((await save([{ path: NAME_PATH, value: 'SITI' }])).status).toBe(200);
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: 'SITI' });
  });

  it('another member cannot read, list, change or delete a draft', async () => {
    const saveReply = await save([{ path: NAME_PATH, value: 'SITI' }]);
    expect((await read(otherMember)).status).toBe(404);
    expect((await remove(otherMember)).status).toBe(404);
    expect((await list(otherMember)).body.response).toEqual([]);
    const { id } = stateOf(saveReply);
    expect((await save([{ path: NAME_PATH, value: 'ANI' }], { caller: otherMember, id })).status).toBe(404);
    expect((await save([{ path: NAME_PATH, value: 'ANI' }], { caller: otherMember })).status).toBe(200);
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: 'SITI' });
  });

  it.each([
    ['a visitor without a token', async () => undefined, 401],
    ['a desk account', () => harness.deskToken(), 403],
  ])('rejects all draft requests by %s', async (_caller, tokenOf, status) => {
    const token = await tokenOf();
    const body = { id: null, revision: 0, changes: [] };
    expect((await harness.api('GET', '/drafts', { token })).status).toBe(status);
    expect((await harness.api('GET', `/drafts/${NAME}`, { token })).status).toBe(status);
    expect((await harness.api('PATCH', `/drafts/${NAME}`, { token, body })).status).toBe(status);
    expect((await harness.api('DELETE', `/drafts/${NAME}`, { token })).status).toBe(status);
  });

  it.each(['kesehatan', 'perjalanan.p-1', `kesehatan.${randomUUID()}`, `kendaraan.${planId}`])(
    'returns 404 for the draft name %s, which does not consist of a line and the id of a plan of this line',
    async (name) => {
      expect((await save([{ path: NAME_PATH, value: 'SITI' }], { name })).status).toBe(404);
      expect((await read(member, name)).status).toBe(404);
    },
  );

  it('a draft for ordering again is separate from the draft for a first order of the plan', async () => {
    const name = `${NAME}.again.${randomUUID()}`;
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    await save([{ path: NAME_PATH, value: 'ANI' }], { name });
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: 'SITI' });
    expect(valuesOf(await read(member, name))).toEqual({ [NAME_PATH]: 'ANI' });
  });
});

describe('changes of a draft by several pages', () => {
  it('changes of a draft are merged when two pages change different fields at the same time', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    const [one, two] = await Promise.all([
      save([{ path: NAME_PATH, value: 'SITI RAHAYU' }], { id, revision: 1 }),
      save([{ path: EMAIL_PATH, value: 'siti@contoh.test' }], { id, revision: 1 }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: 'SITI RAHAYU', [EMAIL_PATH]: 'siti@contoh.test' });
  });

  it.each([
    ['keeps the stored value if a change that arrives late is older', 2_001, 'ANI'],
    ['replaces the stored value if a change that arrives late is newer', 1_999, 'SITI RAHAYU'],
  ])('the server %s', async (_name, age, value) => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    harness.clock.advance(10);
    await save([{ path: NAME_PATH, value: 'ANI' }], { id, revision: 1 });
    harness.clock.advance(2);
    // The second page was offline, so it still sends revision 1. `age` is the time since the change in milliseconds.
    const lateReply = await save([{ path: NAME_PATH, value: 'SITI RAHAYU', age }], { id, revision: 1 });
    expect(lateReply.status).toBe(200);
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: value });
    expect(stateOf(lateReply).fields).toContainEqual(expect.objectContaining({ path: NAME_PATH, value }));
  });

  it('a save returns only the changes after the revision that the page sends', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    await save([{ path: EMAIL_PATH, value: 'siti@contoh.test' }], { id, revision: 1 });
    const thirdReply = await save([{ path: 'sameAsAccount', value: true }], { id, revision: 2 });
    expect(stateOf(thirdReply).fields).toEqual([{ path: 'sameAsAccount', value: true, revision: 3 }]);
  });

  it('two pages create only one draft when their first saves are simultaneous', async () => {
    await Promise.all([
      save([{ path: NAME_PATH, value: 'SITI' }]),
      save([{ path: EMAIL_PATH, value: 'siti@contoh.test' }]),
    ]);
    expect((await list()).body.response).toHaveLength(1);
    expect(valuesOf(await read())).toEqual({ [NAME_PATH]: 'SITI', [EMAIL_PATH]: 'siti@contoh.test' });
  });

  it('a removed field of a draft stays in the response, without a value', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    await save([{ path: NAME_PATH }], { id, revision: 1 });
    expect(stateOf(await read()).fields).toEqual([{ path: NAME_PATH, revision: 2 }]);
  });

  it('changes of a draft and its deletion are announced to open pages', async () => {
    const origin = await listenOn(harness.app);
    const page = await openPage(
      origin,
      memberIdentity(member.token, { id: member.id, fullName: member.fullName }),
    );
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    expect(await page.nextChange()).toEqual({
      kind: 'draft',
      id: NAME,
      productType: 'kesehatan',
      revision: 1,
    });
    await remove();
    expect(await page.nextChange()).toEqual({ kind: 'draft', id: NAME, productType: 'kesehatan' });
    page.close();
  });
});

describe('deletion of a draft', () => {
  it('the deletion of a draft is not undone by a page that saves an old copy', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    expect((await remove()).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await save([{ path: NAME_PATH, value: 'ANI' }], { id, revision: 1 })).status).toBe(404);
    expect((await list()).body.response).toEqual([]);
  });

  it('a save after the deletion of a draft creates a draft with a new id', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    await remove();
    const newDraft = await save([{ path: NAME_PATH, value: 'SITI' }]);
    expect(stateOf(newDraft)).toMatchObject({ revision: 1 });
    expect(stateOf(newDraft).id).not.toBe(id);
  });

  it('a placed order deletes the draft that the order names, and no other draft', async () => {
    const repeatedOrderName = `${NAME}.again.${randomUUID()}`;
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    await save([{ path: NAME_PATH, value: 'SITI' }], { name: repeatedOrderName });
    await save([{ path: NAME_PATH, value: 'ANI' }], { caller: otherMember });
    expect((await sendOrder(harness, member, { draft: NAME })).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await read(member, repeatedOrderName)).status).toBe(200);
    expect((await read(otherMember)).status).toBe(200);
  });

  it('a rejected order does not delete its draft', async () => {
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    expect((await sendOrder(harness, member, { draft: NAME, payload: { fullname: '' } })).status).toBe(422);
    expect((await read()).status).toBe(200);
    expect((await sendOrder(harness, member, { draft: 'no-name' })).status).toBe(422);
  });
});

describe('expiry of drafts', () => {
  it.each([
    [200, 'one second before', 7 * DAY - 1, 1],
    [404, 'as soon as', 7 * DAY, 0],
  ])('returns %i for a draft %s its last change is seven days old', async (status, _name, seconds, rows) => {
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    harness.clock.advance(seconds);
    const token = await renewedToken();
    expect((await harness.api('GET', `/drafts/${NAME}`, { token })).status).toBe(status);
    await runExpiryJobs();
    expect(await harness.deps.db.select().from(drafts).where(eq(drafts.userId, member.id))).toHaveLength(
      rows,
    );
  });

  it('the expiry of a draft is counted from the last change of the draft', async () => {
    const { id } = stateOf(await save([{ path: NAME_PATH, value: 'SITI' }]));
    harness.clock.advance(6 * DAY);
    member = { ...member, token: await renewedToken() };
    await save([{ path: NAME_PATH, value: 'SITI RAHAYU' }], { id, revision: 1 });
    harness.clock.advance(2 * DAY);
    await runExpiryJobs();
    expect((await harness.api('GET', `/drafts/${NAME}`, { token: await renewedToken() })).status).toBe(200);
  });
});

describe('the files of a draft', () => {
  const fileField = (uploadId: string) => ({
    path: 'files/ktp',
    value: { uploadId, name: 'ktp.jpg', type: 'image/jpeg', size: JPEG.length, lastModified: 1 },
  });
  const contentOf = (id: string, caller: TestMember | null = member) =>
    tusRequest(harness, caller, 'GET', `${API_BASE}/uploads/${id}`);

  it('the files of a draft are returned only to the member who uploaded them', async () => {
    const { id } = await uploadAhead(harness, member, JPEG);
    const reply = await contentOf(id);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.raw.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect((await contentOf(id, otherMember)).status).toBe(404);
    expect((await contentOf(id, null)).status).toBe(401);
    expect((await contentOf(id, { ...member, token: await harness.deskToken() })).status).toBe(403);
    expect((await contentOf(randomUUID())).status).toBe(404);
    expect((await contentOf('x')).status).toBe(404);
  });

  it('the files of a draft are returned only after all bytes arrived', async () => {
    const createReply = await createTestUpload(harness, member, JPEG.length);
    const url = String(createReply.headers.location);
    expect((await tusRequest(harness, member, 'GET', url)).status).toBe(404);
  });

  it('the files of a draft are stored as long as the draft, but a file that no draft names is deleted earlier', async () => {
    const { id } = await uploadAhead(harness, member, JPEG);
    const { id: unusedId } = await uploadAhead(harness, member, JPEG);
    await save([fileField(id)]);
    harness.clock.advance(7 * DAY - 1);
    await runExpiryJobs();
    member = { ...member, token: await renewedToken() };
    expect((await contentOf(id)).status).toBe(200);
    expect((await contentOf(unusedId)).status).toBe(404);
    harness.clock.advance(1);
    await runExpiryJobs();
    expect((await contentOf(id)).status).toBe(404);
    expect(await harness.deps.db.select().from(uploads).where(eq(uploads.userId, member.id))).toEqual([]);
  });

  it('the files of a draft are deleted with the draft, or when other files replace them; files of another member are not deleted', async () => {
    const [firstUpload, secondUpload] = [
      await uploadAhead(harness, member, JPEG),
      await uploadAhead(harness, member, JPEG),
    ];
    const otherUpload = await uploadAhead(harness, otherMember, JPEG);
    const draft = stateOf(
      await save([fileField(firstUpload.id), { ...fileField(otherUpload.id), path: 'files/foto' }]),
    );
    await save([fileField(secondUpload.id)], { id: draft.id, revision: 1 });
    expect((await contentOf(firstUpload.id)).status).toBe(404);
    expect((await contentOf(secondUpload.id)).status).toBe(200);
    await remove();
    expect((await contentOf(secondUpload.id)).status).toBe(404);
    expect((await contentOf(otherUpload.id, otherMember)).status).toBe(200);
    const [row] = await harness.deps.db.select().from(uploads).where(eq(uploads.id, otherUpload.id));
    expect(row?.expiresAt).toEqual(new Date(TEST_NOW.getTime() + DAY * 1_000));
  });
});

describe('limits of drafts', () => {
  it('limits of drafts reject a draft one byte above the size limit and accept a draft of exactly the limit', async () => {
    // The size of the stored JSON with an empty value. The value may fill the remaining bytes.
    const path = NAME_PATH;
    const sizeWithoutValue = JSON.stringify({
      [path]: { value: '', at: TEST_NOW.getTime(), revision: 1 },
    }).length;
    const value = 'x'.repeat(MAX_DRAFT_BYTES - sizeWithoutValue);
    expect((await save([{ path, value: `${value}x` }])).status).toBe(413);
    expect((await read()).status).toBe(404);
    expect((await save([{ path, value }])).status).toBe(200);
  });

  it('limits of drafts reject a draft with more than 500 fields', async () => {
    const fields = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => ({ path: `${prefix}/${index}`, value: 0 }));
    expect((await save(fields(501, 'a'))).status).toBe(422);
    const { id } = stateOf(await save(fields(500, 'a')));
    expect((await save(fields(1, 'b'), { id, revision: 1 })).status).toBe(422);
  });

  it.each([
    ['a negative age', { path: NAME_PATH, value: '', age: -1 }],
    ['an age above seven days', { path: NAME_PATH, value: '', age: 7 * DAY * 1_000 + 1 }],
    ['a path without a name', { path: '', value: '' }],
    ['a path that is too long', { path: 'x'.repeat(201), value: '' }],
    ['a revision that is no number', { path: NAME_PATH, value: '', revision: 'x' as never }],
  ])('limits of drafts reject a change with %s', async (_input, change) => {
    expect(await save([change])).toMatchObject({ status: 422, body: { message: 'INVALID' } });
  });

  it('limits of drafts reject a new draft without changes', async () => {
    expect((await save([])).status).toBe(422);
  });

  it(`limits of drafts reject more than ${MAX_DRAFTS} drafts, until the member deletes a draft`, async () => {
    const nameOf = (index: number) => `${NAME}.again.order-${index}`;
    const change = { path: NAME_PATH, value: 'SITI' };
    for (let index = 0; index < MAX_DRAFTS; index += 1)
      expect((await save([change], { name: nameOf(index) })).status).toBe(200);
    expect(await save([change])).toMatchObject({
      status: 409,
      body: { response: 'Anda sudah memiliki 20 draf, silakan hapus salah satunya' },
    });
    await remove(member, nameOf(0));
    expect((await save([change])).status).toBe(200);
  });

  it('limits of drafts reject the 2,001st save of a member within an hour', async () => {
    const limitedHarness = await startApp({ RATE_LIMIT_SCALE: '1' });
    const { id, token } = await limitedHarness.registerMember();
    await takePoints(limitedHarness.deps, LIMITS.draftPerMember, id, 1_999);
    const body = { id: null, revision: 0, changes: [{ path: NAME_PATH, value: '', age: 0, revision: 0 }] };
    expect((await limitedHarness.api('PATCH', `/drafts/${NAME}`, { token, body })).status).toBe(200);
    expect((await limitedHarness.api('PATCH', `/drafts/${NAME}`, { token, body })).status).toBe(429);
    await limitedHarness.close();
  });
});

describe("a member's personal data", () => {
  it('the copy of a member’s data contains the fields of drafts, without removed fields', async () => {
    const { id } = stateOf(
      await save([
        { path: NAME_PATH, value: 'SITI' },
        { path: EMAIL_PATH, value: 'a' },
      ]),
    );
    await save([{ path: EMAIL_PATH }], { id, revision: 1 });
    const linksReply = await harness.api('GET', `/user/member/${member.id}/data`, { token: member.token });
    const { json } = linksReply.body.response as { json: string };
    const copy = JSON.parse((await harness.api('GET', `/${json}`)).text);
    expect(copy.drafts).toEqual([
      {
        kind: 'order',
        productType: 'kesehatan',
        planId,
        formerOrderId: null,
        changedAt: '2026-11-21T03:00:00.000Z',
        fields: { [NAME_PATH]: 'SITI' },
      },
    ]);
  });

  it('the deletion of an account lists the drafts in its preview, and deletes the drafts', async () => {
    await save([{ path: NAME_PATH, value: 'SITI' }]);
    const preview = await harness.api('GET', `/user/member/${member.id}/deletion`, { token: member.token });
    expect(preview.body.response).toMatchObject({
      removed: expect.arrayContaining(['Draf yang belum dikirim beserta berkasnya']),
    });
    const { db } = harness.deps;
    // The deletion of an account that has a password would require the password.
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
    const session = { userId: member.id, role: 'member', createdAt: TEST_NOW } as never;
    expect(await deleteAccount(harness.deps, session, '')).toBeNull();
    expect(await db.select().from(drafts).where(eq(drafts.userId, member.id))).toEqual([]);
  });
});
