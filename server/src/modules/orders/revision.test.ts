import { ATTACHMENTS_MISSING_MESSAGE } from '@naungan/domain/attachment';
import { AGE_MESSAGE } from '@naungan/domain/insured';
import type { OrderDetail, RevisionDetail } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Part, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { orderAttachments, orders } from '../../db/schema.ts';
import { type RevisionRequest, reviseOrder } from './decide.ts';
import { filesFor, JPEG, payloadFor, placeOrder, planByCode } from './fixture.ts';
import { findOrder, type OrderRecord } from './service.ts';

let harness: Harness;
let owner: TestMember;
beforeAll(async () => {
  harness = await startApp();
  owner = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const ALL_ITEMS: RevisionRequest = {
  items: ['insured', 'address', 'attachment'],
  attachments: ['ktp'],
  feedback: 'Data belum sesuai dengan KTP.',
};

/** Creates an order that the insurer sent back. Returns its id. */
async function placeReturnedOrder(request: Partial<RevisionRequest> = {}): Promise<string> {
  const id = await placeOrder(harness, owner);
  await reviseOrder(harness.deps, id, 'insurer', { ...ALL_ITEMS, ...request });
  return id;
}

const getRevision = (id: string, token: string | undefined = owner.token) =>
  harness.api('GET', `/transaction/revision/${id}`, { token });
const insured = {
  fullname: 'Siti Rahayu Dewi',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: 'siti@contoh.test',
  birthDate: '1990-01-01',
  placeOfbirth: 'Bandung',
  phoneNumber: '081234567890',
  identiyType: 'ktp',
  identityNumber: '3174035507900002',
};
const addresses = {
  province: 'Jawa Barat',
  district: 'Kota Bandung',
  subDistrict: 'Coblong',
  urbanVillage: 'Dago',
  address: 'Jalan Dago 7',
  neighbourhood: '3',
  hamlet: '4',
  postalCode: '40135',
};
const plan = planByCode('HK-01');
const [ktp, portrait] = filesFor(plan);

/** The amounts that the customer was shown for the insured above. */
const { amounts } = payloadFor(plan, TEST_NOW);
/** Adds the shown amounts to a payload that does not set `amounts`. A payload that is no object stays unchanged. */
const withAmounts = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? { amounts, ...payload }
    : payload;

function submit(
  id: string,
  payload: unknown,
  files: (Part | undefined)[] = [ktp],
  token: string | undefined = owner.token,
) {
  const parts = [
    { name: 'payload', content: JSON.stringify(withAmounts(payload)) },
    ...files.flatMap((file) => file ?? []),
  ];
  return harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token });
}

/** Returns the order's plan without a premium for the ages from 41 to 50. */
const planWithGap = (order: OrderRecord | null) => ({
  ...order?.product,
  premi: [
    { minAge: 0, maxAge: 40, value: 2_000_000 },
    { minAge: 51, maxAge: 60, value: 4_000_000 },
  ],
});

describe('the request for corrections', () => {
  it('the request for corrections names the items, the documents and the feedback', async () => {
    const id = await placeReturnedOrder();
    const { status, body } = await getRevision(id);
    const revision = body.response as RevisionDetail;
    expect(status).toBe(200);
    expect(revision).toMatchObject({
      uuid: id,
      productType: 'kesehatan',
      feedback: 'Data belum sesuai dengan KTP.',
      needRevisions: [
        { item: 'insured', attachments: [] },
        { item: 'address', attachments: [] },
        { item: 'attachment', attachments: [{ code: 'ktp', required: true, limit: 2 }] },
      ],
      insured: { fullname: 'Siti Rahayu' },
      addresses: { district: 'Kota Administrasi Jakarta Selatan' },
      order: { _id: id, printPolicy: false, orderedOn: '2026-11-21', amounts },
    });
  });

  it('a revision returns 404 for an order that the insurer did not send back', async () => {
    const id = await placeOrder(harness, owner);
    const nothingToReviseReply = { status: 404, body: { response: MESSAGES.revision.nothingToDo } };
    expect(await getRevision(id)).toMatchObject(nothingToReviseReply);
    expect(await submit(id, { insured, addresses })).toMatchObject(nothingToReviseReply);
  });

  it('the request for corrections can be read and answered by the owner only', async () => {
    const id = await placeReturnedOrder();
    const stranger = await harness.registerMember({ complete: true });
    expect(await getRevision(id, stranger.token)).toMatchObject({ status: 404 });
    expect(await submit(id, { insured, addresses }, [ktp], stranger.token)).toMatchObject({ status: 404 });
    expect(await harness.api('GET', `/transaction/revision/${id}`)).toMatchObject({ status: 401 });
    expect(await getRevision(id, await harness.deskToken())).toMatchObject({ status: 403 });
    expect(await submit(id, { insured, addresses }, [ktp], await harness.deskToken())).toMatchObject({
      status: 403,
    });
  });

  it.each(['33333333-3333-4333-8333-333333333333', 'bukan-id', '%00'])(
    'a revision returns 404 for the order id %s',
    async (id) => {
      expect((await getRevision(id)).status).toBe(404);
      expect((await submit(id, {})).status).toBe(404);
    },
  );
});

it('the time of a request for corrections differs between two rounds', async () => {
  const id = await placeReturnedOrder();
  const requestedAt = async () => ((await getRevision(id)).body.response as RevisionDetail).requestedAt;
  const firstTime = await requestedAt();
  expect(await requestedAt()).toBe(firstTime);
  await submit(id, { insured, addresses });
  harness.clock.advance(60);
  await reviseOrder(harness.deps, id, 'insurer', ALL_ITEMS);
  expect(await requestedAt()).not.toBe(firstTime);
});

describe('a revision', () => {
  it('a revision stores the corrections and returns the order to the insurer', async () => {
    const id = await placeReturnedOrder();
    const reply = await submit(id, { insured, addresses });
    expect(reply).toMatchObject({ status: 200, body: { response: { _id: id, productType: 'kesehatan' } } });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'revision',
      feedback: null,
      needRevisions: null,
      details: {
        insured: { fullname: 'Siti Rahayu Dewi', placeOfbirth: 'BANDUNG', phoneNumber: '6281234567890' },
        addresses: { district: 'Kota Bandung', neighbourhood: '003', hamlet: '004' },
      },
    });
  });

  it('a revision replaces the old file of a document', async () => {
    const id = await placeReturnedOrder({ items: ['attachment'] });
    const filesOf = () =>
      harness.deps.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, id));
    const formerFile = (await filesOf()).find(({ code }) => code === 'ktp');
    const unchangedFile = (await filesOf()).find(({ code }) => code === 'foto-diri');
    expect(
      await submit(id, {}, [
        { name: 'ktp', content: JPEG, fileName: `${id}--KTP baru.jpg`, mimeType: 'image/jpeg' },
      ]),
    ).toMatchObject({ status: 200 });
    const files = await filesOf();
    expect(files).toHaveLength(2);
    expect(files.find(({ code }) => code === 'ktp')).toMatchObject({ title: 'KTP baru' });
    expect(await harness.deps.files.exists(formerFile?.storageKey ?? '')).toBe(false);
    expect(await harness.deps.files.exists(unchangedFile?.storageKey ?? '')).toBe(true);
  });

  it('a revision changes only the items that the insurer sent back', async () => {
    const id = await placeReturnedOrder({ items: ['address'], attachments: [] });
    expect(await submit(id, { insured, addresses }, [])).toMatchObject({ status: 200 });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      details: { insured: { fullname: 'Siti Rahayu' }, addresses: { district: 'Kota Bandung' } },
    });
  });

  it('accepts only one of two concurrent revisions of an order', async () => {
    const id = await placeReturnedOrder({ items: ['address'], attachments: [] });
    const replies = await Promise.all([submit(id, { addresses }, []), submit(id, { addresses }, [])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('a revision requires every document that the insurer sent back', async () => {
    const id = await placeReturnedOrder();
    const reply = await submit(id, { insured, addresses }, []);
    expect(reply).toMatchObject({ status: 422, body: { response: ATTACHMENTS_MISSING_MESSAGE } });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({ statusOrder: 'pending' });
  });

  it('rejects a revision with a document that the insurer did not send back', async () => {
    const id = await placeReturnedOrder();
    expect(await submit(id, { insured, addresses }, [ktp, portrait])).toMatchObject({ status: 422 });
  });

  it.each([
    ['an empty name', { insured: { ...insured, fullname: '' }, addresses }, 'insured.fullname'],
    ['a missing insured', { addresses }, 'insured.fullname'],
    ['a missing address', { insured }, 'addresses.province'],
    ['no payload', null, 'insured.fullname'],
    ['a list', [], 'insured.fullname'],
  ])('rejects a revision with %s', async (_title, payload, path) => {
    const id = await placeReturnedOrder();
    const reply = await submit(id, payload);
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map((error) => error.path)).toContain(path);
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'pending',
      details: { insured: { fullname: 'Siti Rahayu' } },
    });
  });

  it('a revision with another birth date changes the premium, and its message names the new total', async () => {
    const id = await placeReturnedOrder({ items: ['insured'], attachments: [] });
    const birthDate = '1980-01-01';
    const { amounts: newAmounts } = payloadFor(plan, TEST_NOW, { birthDate });
    const reply = await submit(id, { insured: { ...insured, birthDate }, amounts: newAmounts }, []);
    expect(reply.body.message).toContain('Rp4.165.000');
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      amounts: { premium: 4_080_000, serviceFee: 60_000, total: 4_165_000 },
    });
  });

  it('rejects a revision whose amounts differ from the amounts shown to the customer', async () => {
    const id = await placeReturnedOrder({ items: ['insured'], attachments: [] });
    const reply = await submit(id, { insured: { ...insured, birthDate: '1980-01-01' } }, []);
    expect(reply).toMatchObject({
      status: 409,
      body: { message: 'CONFLICT', response: MESSAGES.order.amountsChanged },
    });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'pending',
      details: { insured: { birthDate: '1990-01-01' } },
      amounts,
    });
  });

  it.each([undefined, null, { ...amounts, total: '1' }])(
    'rejects a revision with %j as shown amounts',
    async (invalidAmounts) => {
      const id = await placeReturnedOrder({ items: ['insured'], attachments: [] });
      expect(await submit(id, { insured, amounts: invalidAmounts }, [])).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'amounts', message: AMOUNT_MESSAGE }] },
      });
    },
  );

  it('a revision needs no amounts when the insured person is not corrected', async () => {
    const id = await placeReturnedOrder({ items: ['address'], attachments: [] });
    expect(await submit(id, { addresses, amounts: undefined }, [])).toMatchObject({ status: 200 });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({ amounts });
  });

  it.each([
    ['the plan does not accept', '1950-01-01'],
    ['has no premium in the plan', '1981-01-01'],
  ])('rejects a revision with an error at the field for a birth date that %s', async (_title, birthDate) => {
    const id = await placeReturnedOrder({ items: ['insured'], attachments: [] });
    const product = planWithGap(await findOrder(harness.deps.db, id));
    await harness.deps.db.update(orders).set({ product }).where(eq(orders.id, id));
    const reply = await submit(id, { insured: { ...insured, birthDate } }, []);
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'insured.birthDate', message: AGE_MESSAGE }] },
    });
  });

  it('an order has the status "revision" and no feedback after a revision', async () => {
    const id = await placeReturnedOrder({ items: ['address'], attachments: [] });
    await submit(id, { addresses }, []);
    const { body } = await harness.api('GET', `/transaction/kesehatan/${id}`, { token: owner.token });
    expect(body.response as OrderDetail).toMatchObject({
      headers: { statusOrder: 'revision' },
      feedback: null,
    });
  });
});
