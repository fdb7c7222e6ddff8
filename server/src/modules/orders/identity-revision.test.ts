import { ATTACHMENTS_MISSING_MESSAGE } from '@naungan/domain/attachment';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Part, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { createTestUpload, uploadAhead } from '../../core/uploads/fixture.ts';
import { orderAttachments, orders } from '../../db/schema.ts';
import { type RevisionRequest, reviseOrder } from './decide.ts';
import { JPEG, type OrderPayload, payloadFor, placeOrder, planByCode } from './fixture.ts';
import { documentsOf, findOrder } from './service.ts';

let harness: Harness;
let owner: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp();
  owner = await harness.registerMember({ complete: true });
  otherMember = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const REVISION_REQUEST: RevisionRequest = {
  items: ['insured'],
  attachments: [],
  feedback: 'Data diri tidak sesuai dengan kartu identitas.',
};

/** Places an order and, as the insurer, requests a correction of it; returns its id. */
async function placeReturnedOrder(
  request: Partial<RevisionRequest> = {},
  payload: Partial<OrderPayload> = {},
) {
  const id = await placeOrder(harness, owner, { payload });
  await reviseOrder(harness.deps, id, 'insurer', { ...REVISION_REQUEST, ...request });
  return id;
}

const plan = planByCode('HK-01');
const PASSPORT: Partial<OrderPayload> = { identiyType: 'paspor', identityNumber: 'A1234567' };
const CHILD: Partial<OrderPayload> = { birthDate: '2014-03-01' };
const picturePart = (name: string): Part => ({
  name,
  content: JPEG,
  fileName: `a1b2--${name}.jpg`,
  mimeType: 'image/jpeg',
});

function submit(id: string, corrected: Partial<OrderPayload>, files: Part[], { token } = owner) {
  const { addresses: _addresses, amounts, ...insured } = payloadFor(plan, TEST_NOW, corrected);
  const payload = { name: 'payload', content: JSON.stringify({ insured, amounts }) };
  return harness.multipart('PUT', `/transaction/revision/${id}`, [payload, ...files], { token });
}

async function readRevision(id: string): Promise<RevisionDetail> {
  const { body } = await harness.api('GET', `/transaction/revision/${id}`, { token: owner.token });
  return body.response as RevisionDetail;
}

const uploadedCodesOf = async (id: string) => {
  const rows = await harness.deps.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, id));
  return rows.map(({ code }) => code).toSorted();
};

describe('a corrected identity', () => {
  it.each([
    ['a passport instead of a KTP', {}, PASSPORT, 'paspor'],
    ['a KTP instead of a passport', PASSPORT, {}, 'ktp'],
    ['an age below 17', {}, CHILD, 'kartu-keluarga'],
    ['an age from 17 on', CHILD, {}, 'ktp'],
  ])(
    'a correction requires the document of the new identity: %s',
    async (_title, firstData, corrected, code) => {
      const id = await placeReturnedOrder({}, firstData);
      const [formerCode] = (await uploadedCodesOf(id)).filter((documentCode) => documentCode !== 'foto-diri');
      expect(await submit(id, corrected, [])).toMatchObject({
        status: 422,
        body: {
          response: ATTACHMENTS_MISSING_MESSAGE,
          errors: [{ path: code, message: ATTACHMENTS_MISSING_MESSAGE }],
        },
      });
      expect(await findOrder(harness.deps.db, id)).toMatchObject({ statusOrder: 'pending' });
      expect((await submit(id, corrected, [picturePart(code)])).status).toBe(200);
      expect(await uploadedCodesOf(id)).toEqual([code, 'foto-diri'].toSorted());
      expect(formerCode).not.toBe(code);
    },
  );

  it('a correction with a document that the corrected identity does not need is rejected', async () => {
    const id = await placeReturnedOrder();
    expect((await submit(id, {}, [picturePart('paspor')])).status).toBe(422);
    expect((await submit(id, { fullname: 'Siti Rahayu Dewi' }, [])).status).toBe(200);
    expect(await uploadedCodesOf(id)).toEqual(['foto-diri', 'ktp']);
  });

  it('a document that the insurer returned is neither required nor accepted if the corrected data does not need it', async () => {
    const id = await placeReturnedOrder({ items: ['insured', 'attachment'], attachments: ['ktp'] });
    expect((await submit(id, PASSPORT, [picturePart('ktp'), picturePart('paspor')])).status).toBe(422);
    expect((await submit(id, PASSPORT, [picturePart('paspor')])).status).toBe(200);
  });

  it('a correction deletes a file that the corrected data does not need', async () => {
    const id = await placeReturnedOrder();
    const rows = await harness.deps.db
      .select()
      .from(orderAttachments)
      .where(eq(orderAttachments.orderId, id));
    const cardKey = rows.find(({ code }) => code === 'ktp')?.storageKey ?? '';
    expect(await harness.deps.files.exists(cardKey)).toBe(true);
    await submit(id, PASSPORT, [picturePart('paspor')]);
    expect(await harness.deps.files.exists(cardKey)).toBe(false);
  });

  it('a correction that restores the former data requires the former document again', async () => {
    const id = await placeReturnedOrder();
    await submit(id, PASSPORT, [picturePart('paspor')]);
    await reviseOrder(harness.deps, id, 'insurer', REVISION_REQUEST);
    expect((await submit(id, {}, [])).body.errors).toMatchObject([{ path: 'ktp' }]);
  });
});

/**
 * Stores an order as older versions did: its copy of the plan lists only the documents that its first data required.
 */
async function createOrderOfOlderVersion(firstData: Partial<OrderPayload>) {
  const id = await placeReturnedOrder({}, firstData);
  const order = await findOrder(harness.deps.db, id);
  if (!order) throw new Error(`No order ${id}`);
  const product = { ...order.product, attachments: documentsOf(order) };
  await harness.deps.db.update(orders).set({ product }).where(eq(orders.id, id));
  return id;
}

describe('an order from an older version', () => {
  it('the correction of an order from an older version requires documents of the current plan', async () => {
    const id = await createOrderOfOlderVersion(PASSPORT);
    expect((await readRevision(id)).order.product.attachments).toEqual(plan.document.attachments);
    expect((await submit(id, {}, [])).body.errors).toMatchObject([{ path: 'ktp' }]);
    const { id: uploadId } = await uploadAhead(harness, owner, JPEG, { orderId: id, code: 'ktp' });
    const uploadsPart = { name: 'uploads', content: JSON.stringify({ ktp: uploadId }) };
    expect((await submit(id, {}, [uploadsPart])).status).toBe(200);
    expect(await uploadedCodesOf(id)).toEqual(['foto-diri', 'ktp']);
  });

  it('a correction adds all documents of the plan to an order from an older version', async () => {
    const id = await createOrderOfOlderVersion(CHILD);
    expect((await submit(id, {}, [picturePart('ktp')])).status).toBe(200);
    await reviseOrder(harness.deps, id, 'insurer', {
      ...REVISION_REQUEST,
      items: ['attachment'],
      attachments: ['ktp'],
    });
    expect((await readRevision(id)).needRevisions).toMatchObject([{ attachments: [{ code: 'ktp' }] }]);
  });

  it('an order retains a document that its plan no longer has', async () => {
    const id = await createOrderOfOlderVersion(PASSPORT);
    const order = await findOrder(harness.deps.db, id);
    const [firstDocument] = plan.document.attachments;
    const formerDocument = { ...firstDocument, code: 'surat-sehat', name: 'Surat Sehat' };
    const attachments = [...(order?.product.attachments ?? []), formerDocument];
    const product = { ...order?.product, attachments };
    await harness.deps.db.update(orders).set({ product }).where(eq(orders.id, id));
    const codes = (await readRevision(id)).order.product.attachments.map(({ code }) => code);
    expect(codes).toEqual([...plan.document.attachments.map(({ code }) => code), 'surat-sehat']);
  });
});

it('the data for a correction contains all documents of the plan, and the files that were uploaded', async () => {
  const id = await placeReturnedOrder({}, PASSPORT);
  const { attachments, order } = await readRevision(id);
  expect(order.product.attachments).toEqual(plan.document.attachments);
  expect(attachments.map(({ code }) => code).toSorted()).toEqual(['foto-diri', 'paspor']);
});

describe('a document for corrected data', () => {
  const passportOf = (orderId: string) => ({ orderId, code: 'paspor' });

  it('a document for corrected data can be uploaded before the correction is sent', async () => {
    const id = await placeReturnedOrder();
    const { id: uploadId } = await uploadAhead(harness, owner, JPEG, passportOf(id));
    const uploadsPart = { name: 'uploads', content: JSON.stringify({ paspor: uploadId }) };
    expect((await submit(id, PASSPORT, [uploadsPart])).status).toBe(200);
    expect(await uploadedCodesOf(id)).toEqual(['foto-diri', 'paspor']);
  });

  it('a document for corrected data is rejected if the sender is not the owner or the correction does not need the document', async () => {
    const id = await placeReturnedOrder();
    expect((await createTestUpload(harness, otherMember, JPEG.length, passportOf(id))).status).toBe(404);
    expect((await createTestUpload(harness, null, JPEG.length, passportOf(id))).status).toBe(401);
    expect((await submit(id, PASSPORT, [picturePart('paspor')], otherMember)).status).toBe(404);
    const desk = { ...otherMember, token: await harness.deskToken() };
    expect((await createTestUpload(harness, desk, JPEG.length, passportOf(id))).status).toBe(403);
    expect((await submit(id, PASSPORT, [picturePart('paspor')], desk)).status).toBe(403);
    expect(
      (await createTestUpload(harness, owner, JPEG.length, { orderId: id, code: 'slip-gaji' })).status,
    ).toBe(422);
    const addressOrderId = await placeReturnedOrder({ items: ['address'] });
    expect((await createTestUpload(harness, owner, JPEG.length, passportOf(addressOrderId))).status).toBe(
      422,
    );
  });
});
