import type { PolicyDetail } from '@naungan/domain/lines/record';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { journal, outbox } from '../../db/schema.ts';
import type { OrderPayload } from '../orders/fixture.ts';
import { createPayment, invoiceRecordsOf, payAtGateway, type Shop, startShop } from '../payments/fixture.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  token = await shop.deskToken();
}, 60_000);
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

const PARCEL = { courier: 'JNE Reguler', trackingNumber: 'JNE0012345678901', date: '2026-11-21' };

async function createMemberWithPolicy(payload: Partial<OrderPayload> = { printPolicy: true }) {
  const { member, orderId, payment } = await createPayment(shop, 'bca', ({ email }) => ({
    emailAddress: email,
    ...payload,
  }));
  await payAtGateway(shop, payment.transaction_id);
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  if (!policy) throw new Error('No policy was issued');
  return { member, orderId, policy };
}

const putDelivery = (
  orderId: string,
  step: 'delivery' | 'receipt',
  body: object,
  authToken: string | undefined = token,
) => shop.api('PUT', `/desk/orders/${orderId}/${step}`, { token: authToken, body });

const mailsTo = async (to: string) => {
  const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.recipient, to));
  return rows.filter(({ subject }) => subject.startsWith('Polis cetak'));
};

test('dispatch and arrival of a printed policy are recorded, shown and mailed once each', async () => {
  const { member, orderId, policy } = await createMemberWithPolicy();
  const sentStatus = {
    serviceDelivery: 'Dikirim',
    deliveryCourier: 'JNE Reguler',
    policyDeliveryDate: '2026-11-21',
  };
  // The second, equal call changes nothing.
  for (const _attempt of [1, 2]) {
    expect(await putDelivery(orderId, 'delivery', PARCEL)).toMatchObject({
      status: 200,
      body: {
        response: { ...sentStatus, orderId, policyNumber: policy.policyNumber, policyReceivedDate: null },
      },
    });
  }
  const shownPolicy = async () =>
    ((await shop.api('GET', `/policies/${policy.id}`, { token: member.token })).body.response as PolicyDetail)
      .policy;
  expect(await shownPolicy()).toMatchObject({ ...sentStatus, trackingNumber: PARCEL.trackingNumber });
  for (const _attempt of [1, 2])
    expect((await putDelivery(orderId, 'receipt', { date: '2026-11-21' })).status).toBe(200);
  expect(await shownPolicy()).toMatchObject({
    ...sentStatus,
    serviceDelivery: 'Diterima',
    policyReceivedDate: '2026-11-21',
  });
  const order = await shop.api('GET', `/transaction/kesehatan/${orderId}`, { token: member.token });
  expect(order.body.response).toMatchObject({ policy: await shownPolicy() });

  const mails = await mailsTo(member.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Polis cetak ${policy.policyNumber} dikirim`,
    `Polis cetak ${policy.policyNumber} diterima`,
  ]);
  expect(mails[0]?.text).toContain('Kurir: JNE Reguler. Nomor resi: JNE0012345678901.');
  expect(mails[0]?.text).toContain('Jalan Kemang Utara No. 19');
  const journalRows = await shop.deps.db
    .select({ to: journal.toStatus, actor: journal.actor, reason: journal.reason })
    .from(journal)
    .where(and(eq(journal.subject, 'policy'), eq(journal.subjectId, policy.id)));
  expect(journalRows.slice(1)).toMatchObject([
    { to: 'active', reason: 'printed policy sent by JNE Reguler, JNE0012345678901, on 2026-11-21' },
    { to: 'active', reason: 'printed policy received on 2026-11-21' },
  ]);
  expect(journalRows[1]?.actor).toMatch(/^desk:/);
});

test('a corrected tracking number is mailed again, to the insured too', async () => {
  const emailAddress = 'penerima@contoh.test';
  const { member, orderId } = await createMemberWithPolicy({ printPolicy: true, emailAddress });
  await putDelivery(orderId, 'delivery', PARCEL);
  expect(
    (await putDelivery(orderId, 'delivery', { ...PARCEL, trackingNumber: 'JNE2' })).body.response,
  ).toMatchObject({
    trackingNumber: 'JNE2',
  });
  expect(await mailsTo(member.email)).toHaveLength(2);
  expect((await mailsTo(emailAddress)).at(-1)?.text).toContain('Nomor resi: JNE2');
});

test('a corrected date is not mailed, a corrected courier is mailed, and the journal has both corrections', async () => {
  const { member, orderId, policy } = await createMemberWithPolicy();
  shop.clock.advance(86_400);
  const desk = await shop.deskToken();
  await putDelivery(orderId, 'delivery', PARCEL, desk);
  const reply = await putDelivery(orderId, 'delivery', { ...PARCEL, date: '2026-11-22' }, desk);
  expect(reply.body.response).toMatchObject({ policyDeliveryDate: '2026-11-22' });
  expect(await mailsTo(member.email)).toHaveLength(1);
  await putDelivery(orderId, 'delivery', { ...PARCEL, courier: 'POS Indonesia', date: '2026-11-22' }, desk);
  const [, correctionMail] = await mailsTo(member.email);
  expect(correctionMail?.subject).toContain('perbaikan data pengiriman');
  expect(correctionMail?.text).toContain('Data pengiriman yang kami kabarkan sebelumnya keliru.');
  const journalRows = await shop.deps.db
    .select({ reason: journal.reason })
    .from(journal)
    .where(and(eq(journal.subject, 'policy'), eq(journal.subjectId, policy.id)));
  expect(journalRows.slice(1).map(({ reason }) => reason)).toEqual([
    'printed policy sent by JNE Reguler, JNE0012345678901, on 2026-11-21',
    'corrected: printed policy sent by JNE Reguler, JNE0012345678901, on 2026-11-22',
    'corrected: printed policy sent by POS Indonesia, JNE0012345678901, on 2026-11-22',
  ]);
});

test('only the desk records a delivery, and only for an existing order', async () => {
  const { member, orderId } = await createMemberWithPolicy();
  for (const step of ['delivery', 'receipt'] as const) {
    expect((await shop.api('PUT', `/desk/orders/${orderId}/${step}`, { body: PARCEL })).status).toBe(401);
    expect((await putDelivery(orderId, step, PARCEL, member.token)).status).toBe(403);
    for (const unknownId of ['00000000-0000-4000-8000-000000000000', 'bukan-id'])
      expect((await putDelivery(unknownId, step, PARCEL)).status).toBe(404);
  }
});

test.each([
  [{ courier: '' }, 'courier'],
  [{ courier: 'x'.repeat(61) }, 'courier'],
  [{ trackingNumber: ' ' }, 'trackingNumber'],
  [{ date: '21-11-2026' }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '2026-11-22' }, 'date'],
  [{ date: '2026-11-20' }, 'date'],
])('a delivery with %j is rejected', async (invalidFields, path) => {
  const { orderId } = await createMemberWithPolicy();
  expect(await putDelivery(orderId, 'delivery', { ...PARCEL, ...invalidFields })).toMatchObject({
    status: 422,
    body: { errors: [{ path }] },
  });
});

test("a delivery that does not fit the policy's state is rejected", async () => {
  const orderWithoutPrint = await createMemberWithPolicy({});
  const conflict = (response: string) => ({ status: 409, body: { message: 'CONFLICT', response } });
  expect(await putDelivery(orderWithoutPrint.orderId, 'delivery', PARCEL)).toMatchObject(
    conflict('Pesanan ini tanpa polis cetak'),
  );
  expect(await putDelivery(orderWithoutPrint.orderId, 'receipt', PARCEL)).toMatchObject(
    conflict('Pesanan ini tanpa polis cetak'),
  );
  const unpaidOrder = await createPayment(shop, 'bca', () => ({ printPolicy: true }));
  expect(await putDelivery(unpaidOrder.orderId, 'delivery', PARCEL)).toMatchObject(
    conflict('Polis belum terbit atau tidak berlaku lagi'),
  );
  const { orderId } = await createMemberWithPolicy();
  expect(await putDelivery(orderId, 'receipt', PARCEL)).toMatchObject(
    conflict('Polis cetak ini belum tercatat sebagai dikirim'),
  );
  await putDelivery(orderId, 'delivery', PARCEL);
  await putDelivery(orderId, 'receipt', PARCEL);
  expect(await putDelivery(orderId, 'delivery', { ...PARCEL, trackingNumber: 'JNE3' })).toMatchObject(
    conflict('Polis cetak ini sudah diterima'),
  );
});
