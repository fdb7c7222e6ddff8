import { randomUUID } from 'node:crypto';
import { memberIdentity } from '@naungan/api/realtime';
import { API_BASE } from '@naungan/api/routes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { listenOn, openPage } from '../../core/realtime/fixture.ts';
import { openSession } from '../../core/session.ts';
import { tusRequest, uploadAhead } from '../../core/uploads/fixture.ts';
import { drafts } from '../../db/schema.ts';
import { type ClaimablePolicy, claimFiles, createPolicy, HEIR, PHOTO, sendClaim } from '../claims/fixture.ts';
import { rejectOrder, reviseOrder } from '../orders/decide.ts';
import { filesFor, placeOrder, planByCode, sendOrder } from '../orders/fixture.ts';
import { voidPolicies } from '../policies/service.ts';
import { EXPIRY_JOB } from './expiry.ts';

const DAY = 86_400;
const CAUSE_PATH = 'values/causeOfClaim';
const EMAIL_PATH = 'slices/shipping/email';

type Field = { path: string; value?: unknown; revision: number };
type State = { id: string; revision: number; fields: Field[]; expiresAt: string };
type Change = { path: string; value?: unknown };

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
let policy: ClaimablePolicy;
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
const read = (name: string, caller = member) =>
  harness.api('GET', `/drafts/${name}`, { token: caller.token });
const list = async (kind: string, caller = member) =>
  (await harness.api('GET', `/drafts?kind=${kind}`, { token: caller.token })).body.response as {
    name: string;
  }[];
const save = (
  name: string,
  changes: Change[],
  { caller = member, id = null as string | null, revision = 0 } = {},
) =>
  harness.api('PATCH', `/drafts/${name}`, {
    token: caller.token,
    // `age` 0: the value was entered just now.
    body: { id, revision, changes: changes.map((change) => ({ age: 0, revision, ...change })) },
  });
const remove = (name: string, caller = member) =>
  harness.api('DELETE', `/drafts/${name}`, { token: caller.token });
const rowsOf = (name: string) =>
  harness.deps.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, member.id), eq(drafts.name, name)));
const contentOf = (id: string, caller = member) =>
  tusRequest(harness, caller, 'GET', `${API_BASE}/uploads/${id}`);
const fileField = (slot: string, uploadId: string) => ({
  path: `files/${slot}`,
  value: { uploadId, name: 'foto.jpg', type: 'image/jpeg', size: PHOTO.length, lastModified: 1 },
});
const runExpiryJobs = async () => {
  for (const job of [EXPIRY_JOB, 'uploads.expire']) await harness.deps.jobs.enqueue(harness.deps.db, job, {});
  await harness.runJobs();
};

describe('the draft of a claim', () => {
  let name: string;
  beforeEach(async () => {
    policy = await createPolicy(harness, member);
    name = `claim.${policy.number}`;
  });

  it('the draft of a claim is returned with its fields after a save, and listed among the drafts of claims only', async () => {
    await save(name, [
      { path: CAUSE_PATH, value: 'VE01' },
      { path: 'step', value: 'berkas' },
    ]);
    expect(stateOf(await read(name))).toMatchObject({
      fields: [
        { path: CAUSE_PATH, value: 'VE01', revision: 1 },
        { path: 'step', value: 'berkas', revision: 1 },
      ],
      expiresAt: '2026-11-28T03:00:00.000Z',
    });
    const [card, ...otherCards] = await list('claim');
    expect(otherCards).toEqual([]);
    expect(card).toEqual({
      kind: 'claim',
      name,
      policyNumber: policy.number,
      productType: 'kendaraan',
      productName: expect.stringMatching(/\S/),
      step: 'berkas',
      changedAt: '2026-11-21T03:00:00.000Z',
      expiresAt: '2026-11-28T03:00:00.000Z',
    });
    expect(await list('order')).toEqual([]);
    expect(await list('revision')).toEqual([]);
  });

  it('the fields of a draft of a claim are encrypted in the database', async () => {
    await save(name, [{ path: 'values/account/accountNumber', value: '1234567890' }]);
    const [row] = await rowsOf(name);
    expect(row?.fields.length).toBeGreaterThan(40);
    expect(Buffer.from(row?.fields ?? '', 'base64').toString('latin1')).not.toMatch(/1234567890|account/);
  });

  it('the draft of a claim is not found and not created for the policy of another member or an unknown policy', async () => {
    await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]);
    const unknownName = 'claim.POL-KND-2026-999999';
    for (const inaccessibleName of [name, unknownName]) {
      expect(
        (await save(inaccessibleName, [{ path: CAUSE_PATH, value: 'VE02' }], { caller: otherMember })).status,
      ).toBe(404);
      expect((await read(inaccessibleName, otherMember)).status).toBe(404);
      expect((await remove(inaccessibleName, otherMember)).status).toBe(404);
    }
    expect(await list('claim', otherMember)).toEqual([]);
    expect(valuesOf(await read(name))).toEqual({ [CAUSE_PATH]: 'VE01' });
  });

  it.each([
    ['no token', async () => undefined, 401],
    ['a desk account', () => harness.deskToken(), 403],
  ])('rejects requests with %s for the draft of a claim', async (_caller, tokenOf, status) => {
    const token = await tokenOf();
    const body = { id: null, revision: 0, changes: [] };
    expect((await harness.api('GET', '/drafts?kind=claim', { token })).status).toBe(status);
    expect((await harness.api('GET', `/drafts/${name}`, { token })).status).toBe(status);
    expect((await harness.api('PATCH', `/drafts/${name}`, { token, body })).status).toBe(status);
    expect((await harness.api('DELETE', `/drafts/${name}`, { token })).status).toBe(status);
  });

  it('saving the draft of a claim with no change or an invalid change returns 422; listing drafts of an unknown kind also returns 422', async () => {
    expect((await save(name, [])).status).toBe(422);
    expect((await save(name, [{ path: '', value: 'VE01' }])).status).toBe(422);
    expect((await harness.api('GET', '/drafts?kind=policy', { token: member.token })).status).toBe(422);
  });

  it('the draft of a claim is deleted when the claim is accepted, and stays when the claim is rejected', async () => {
    await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]);
    expect(
      (await sendClaim(harness, policy, { token: member.token, payload: { incidentDate: '' } })).status,
    ).toBe(422);
    expect((await read(name)).status).toBe(200);
    expect((await sendClaim(harness, policy, { token: member.token })).status).toBe(200);
    expect((await read(name)).status).toBe(404);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('the draft of a claim stays when an heir submits a claim on the policy', async () => {
    const accidentPolicy = await createPolicy(harness, member, 'kecelakaandiri');
    const accidentName = `claim.${accidentPolicy.number}`;
    await save(accidentName, [{ path: CAUSE_PATH, value: 'PA02' }]);
    const reply = await sendClaim(harness, accidentPolicy, { cause: 'PA01', heir: HEIR });
    expect(reply.status).toBe(200);
    expect((await read(accidentName)).status).toBe(200);
  });

  it('the draft of a claim is not found, but can be deleted, when the policy accepts no claims', async () => {
    const { id } = stateOf(await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]));
    await harness.deps.db.transaction((tx) =>
      voidPolicies(tx, harness.deps, policy.orderId, { actor: 'system', reason: 'reversal' }),
    );
    expect((await read(name)).status).toBe(404);
    expect((await save(name, [{ path: CAUSE_PATH, value: 'VE02' }], { id, revision: 1 })).status).toBe(404);
    expect(await list('claim')).toEqual([]);
    expect((await remove(name)).status).toBe(200);
  });

  it('the draft of a claim is announced to open pages when it changes and when the claim is submitted', async () => {
    const origin = await listenOn(harness.app);
    const page = await openPage(
      origin,
      memberIdentity(member.token, { id: member.id, fullName: member.fullName }),
    );
    await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]);
    expect(await page.nextChange()).toEqual({
      kind: 'draft',
      id: name,
      productType: 'kendaraan',
      revision: 1,
    });
    await sendClaim(harness, policy, { token: member.token });
    const changes = [await page.nextChange(), await page.nextChange()];
    expect(changes).toContainEqual({ kind: 'draft', id: name, productType: 'kendaraan' });
    page.close();
  });

  it('the files of a draft stay stored, and the claim can use them in a later session', async () => {
    const purpose = { policyNumber: policy.number, code: 'FOTO' };
    const { id } = await uploadAhead(harness, member, PHOTO, purpose);
    await save(name, [fileField('FOTO', id)]);
    expect((await contentOf(id, otherMember)).status).toBe(404);
    harness.clock.advance(6 * DAY);
    await runExpiryJobs();
    member = { ...member, token: await openSession(harness.deps.db, member.id, harness.clock.now()) };
    expect((await contentOf(id)).status).toBe(200);
    const claim = { productType: 'kendaraan', cause: 'VE01', isThirdParty: false, isHeir: false } as const;
    const files = [
      ...claimFiles(claim).filter(({ name: code }) => code !== 'FOTO'),
      {
        name: 'uploads',
        content: JSON.stringify({ FOTO: [id, (await uploadAhead(harness, member, PHOTO, purpose)).id] }),
      },
    ];
    const reply = await sendClaim(harness, policy, { token: member.token, files });
    expect(reply).toMatchObject({ status: 200 });
    expect(await rowsOf(name)).toEqual([]);
  });

  it('the draft of a claim is deleted with its files', async () => {
    const { id } = await uploadAhead(harness, member, PHOTO, { policyNumber: policy.number, code: 'FOTO' });
    await save(name, [fileField('FOTO', id)]);
    expect((await remove(name)).status).toBe(200);
    expect((await contentOf(id)).status).toBe(404);
  });

  it('the draft of a claim is deleted seven days after its last change', async () => {
    await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]);
    harness.clock.advance(7 * DAY - 1);
    await runExpiryJobs();
    expect(await rowsOf(name)).toHaveLength(1);
    harness.clock.advance(1);
    await runExpiryJobs();
    expect(await rowsOf(name)).toEqual([]);
  });

  it('the draft of a claim is part of the copy of the member’s data', async () => {
    await save(name, [{ path: CAUSE_PATH, value: 'VE01' }]);
    const links = await harness.api('GET', `/user/member/${member.id}/data`, { token: member.token });
    const { json } = links.body.response as { json: string };
    const dataCopy = JSON.parse((await harness.api('GET', `/${json}`)).text);
    expect(dataCopy.drafts).toEqual([
      {
        kind: 'claim',
        policyNumber: policy.number,
        changedAt: '2026-11-21T03:00:00.000Z',
        fields: { [CAUSE_PATH]: 'VE01' },
      },
    ]);
  });
});

describe('the draft of a revision', () => {
  let orderId: string;
  let name: string;

  /** Requests a revision of the order as the insurer. Returns the name of the draft for this request. */
  async function requestRevision(): Promise<string> {
    await reviseOrder(harness.deps, orderId, 'insurer', {
      items: ['attachment'],
      attachments: ['ktp'],
      feedback: 'Foto KTP buram.',
    });
    return `revision.${orderId}.${harness.clock.now().getTime()}`;
  }

  const [ktp] = filesFor(planByCode('HK-01'));
  const sendRevision = () =>
    harness.multipart(
      'PUT',
      `/transaction/revision/${orderId}`,
      [{ name: 'payload', content: '{}' }, ...(ktp ? [ktp] : [])],
      { token: member.token },
    );

  beforeEach(async () => {
    orderId = await placeOrder(harness, member);
    name = await requestRevision();
  });

  it('the draft of a revision has the time of the insurer’s request in its name', async () => {
    const { body } = await harness.api('GET', `/transaction/revision/${orderId}`, { token: member.token });
    const { requestedAt } = body.response as { requestedAt: string };
    expect(name).toBe(`revision.${orderId}.${Date.parse(requestedAt)}`);
  });

  it('the draft of a revision is returned with its fields after a save, and listed among the drafts of revisions only', async () => {
    await save(name, [{ path: EMAIL_PATH, value: 'siti@contoh.test' }]);
    expect(valuesOf(await read(name))).toEqual({ [EMAIL_PATH]: 'siti@contoh.test' });
    expect(await list('revision')).toEqual([
      {
        kind: 'revision',
        name,
        orderId,
        requestedAt: TEST_NOW.getTime(),
        productType: 'kesehatan',
        productName: 'Sambirejo Sehat 200',
        step: '',
        changedAt: '2026-11-21T03:00:00.000Z',
        expiresAt: '2026-11-28T03:00:00.000Z',
      },
    ]);
    expect(await list('order')).toEqual([]);
  });

  it('the draft of a revision is not found and not created for the order of another member or an unknown order', async () => {
    await save(name, [{ path: EMAIL_PATH, value: 'siti@contoh.test' }]);
    for (const inaccessibleName of [name, `revision.${randomUUID()}.${TEST_NOW.getTime()}`, 'revision.x.1']) {
      expect(
        (await save(inaccessibleName, [{ path: EMAIL_PATH, value: '' }], { caller: otherMember })).status,
      ).toBe(404);
      expect((await read(inaccessibleName, otherMember)).status).toBe(404);
      expect((await remove(inaccessibleName, otherMember)).status).toBe(404);
    }
    expect(await list('revision', otherMember)).toEqual([]);
  });

  it('the draft of a revision is deleted when the revision is accepted, and cannot be saved again', async () => {
    const { id } = stateOf(await save(name, [{ path: EMAIL_PATH, value: 'siti@contoh.test' }]));
    expect((await sendRevision()).status).toBe(200);
    expect(await rowsOf(name)).toEqual([]);
    // Another tab still shows the deleted draft, and the order now accepts no revision.
    expect((await save(name, [{ path: EMAIL_PATH, value: '' }], { id, revision: 1 })).status).toBe(404);
    expect((await save(name, [{ path: EMAIL_PATH, value: '' }])).status).toBe(404);
  });

  it("the draft for an earlier revision request can no longer be saved after the insurer's new request", async () => {
    expect((await sendRevision()).status).toBe(200);
    harness.clock.advance(60);
    const nextName = await requestRevision();
    expect((await save(name, [{ path: EMAIL_PATH, value: 'lama@contoh.test' }])).status).toBe(404);
    expect((await read(nextName)).status).toBe(404);
    expect((await save(nextName, [{ path: EMAIL_PATH, value: 'baru@contoh.test' }])).status).toBe(200);
    expect((await list('revision')).map((card) => card.name)).toEqual([nextName]);
  });

  it('the draft of a revision is not found and not changed after the insurer rejected the order', async () => {
    const { id } = stateOf(await save(name, [{ path: EMAIL_PATH, value: 'siti@contoh.test' }]));
    await rejectOrder(harness.deps, orderId, 'insurer', 'Data tidak sesuai.');
    expect((await read(name)).status).toBe(404);
    expect((await save(name, [{ path: EMAIL_PATH, value: '' }], { id, revision: 1 })).status).toBe(404);
    expect(await list('revision')).toEqual([]);
  });

  it('a new order that names the draft of a revision is rejected, and the draft stays', async () => {
    await save(name, [{ path: EMAIL_PATH, value: 'siti@contoh.test' }]);
    expect((await sendOrder(harness, member, { draft: name })).status).toBe(422);
    expect((await read(name)).status).toBe(200);
  });
});
