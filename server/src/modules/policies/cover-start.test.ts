/** Tests the first day of cover that a customer chooses [Q44]. Today is 21 November 2026, 10:00 in Jakarta (WIB). */
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { orders } from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { approveOrder } from '../orders/decide.ts';
import { placeOrder, sendOrder } from '../orders/fixture.ts';
import { placePropertyOrder } from '../orders/property.fixture.ts';
import { placeVehicleOrder } from '../orders/vehicle.fixture.ts';
import {
  createApprovedOrder,
  invoiceRecordsOf,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
  withNewSession,
} from '../payments/fixture.ts';
import { issuePolicies } from './service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const createMember = () => shop.registerMember({ complete: true });

/** Places and pays an order with this first day; `paidAt` moves the clock before the payment. */
async function payOrder(startDate: string, paidAt?: string) {
  let member = await createMember();
  const orderId = await createApprovedOrder(shop, member, { startDate });
  if (paidAt) {
    shop.clock.set(new Date(paidAt));
    member = await withNewSession(shop, member);
  }
  await payAtGateway(shop, paymentOf(await pay(shop, member, orderId, 'bca')).transaction_id);
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  if (!policy) throw new Error('No policy was issued');
  return { member, orderId, policy };
}

const getResponse = async <Reply>(path: string, { token }: TestMember) =>
  (await shop.api('GET', path, { token })).body.response as Reply;
const orderOf = (id: string, member: TestMember) =>
  getResponse<OrderDetail>(`/transaction/kesehatan/${id}?invoice=true`, member);
const coverOnInvoice = ({ invoiceFormat }: OrderDetail) =>
  invoiceFormat?.objectInsured.find(({ title }) => title === 'Masa Pertanggungan')?.value;

describe('an order with a chosen first day of cover', () => {
  it.each([
    ['2026-11-20', 'Tanggal mulai pertanggungan paling awal hari ini, 21 November 2026'],
    ['2026-12-22', 'Tanggal mulai pertanggungan paling lambat 21 Desember 2026'],
    ['2026-02-30', 'Tanggal mulai pertanggungan tidak valid'],
    ['besok', 'Tanggal mulai pertanggungan tidak valid'],
  ])('an order with the first day of cover %j is rejected', async (startDate, message) => {
    const reply = await sendOrder(shop, await createMember(), { payload: { startDate } });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'startDate', message }] } });
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-12-21', '2026-12-21'],
    ['', null],
  ])('an order with the first day of cover %j is accepted and shows %j', async (chosenDate, startDate) => {
    const member = await createMember();
    const id = await placeOrder(shop, member, { payload: { startDate: chosenDate } });
    expect(await orderOf(id, member)).toMatchObject({ startDate, headers: { period: null } });
  });

  it('an order from an older client is accepted without a first day of cover', async () => {
    const member = await createMember();
    const id = await placeOrder(shop, member, { payload: { startDate: undefined } });
    expect(await orderOf(id, member)).toMatchObject({ startDate: null });
  });

  it.each(['kendaraan', 'kebakaran'] as const)(
    'an order of the line %s is accepted with a first day of cover',
    async (line) => {
      const member = await createMember();
      const payload = { startDate: '2026-12-01' };
      const id =
        line === 'kendaraan'
          ? await placeVehicleOrder(shop, member, { payload })
          : await placePropertyOrder(shop, member, { payload });
      expect(await getResponse<OrderDetail>(`/transaction/${line}/${id}`, member)).toMatchObject(payload);
    },
  );

  it('an unpaid order states its first day of cover on the invoice, in the mails and on the desk', async () => {
    const member = await createMember();
    const id = await placeOrder(shop, member, { payload: { startDate: '2026-12-01' } });
    await approveOrder(shop.deps, id, 'insurer');
    const plannedCover =
      '1 tahun, mulai 1 Desember 2026 pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat';
    expect(coverOnInvoice(await orderOf(id, member))).toBe(plannedCover);
    await shop.runJobs();
    const mails = (await shop.mails(member.email)).filter(({ subject }) => subject.startsWith('Pesanan'));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(`Masa pertanggungan: ${plannedCover}.`);
    const desk = await shop.deskToken();
    const deskReply = await shop.api('GET', `/desk/orders/${id}`, { token: desk });
    expect(deskReply.body.response).toMatchObject({ startDate: '2026-12-01' });
  });
});

describe('a policy that is paid before its first day', () => {
  const COVER = '1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB';

  it('a policy that is paid before its first day covers from 00.00 WIB of that day, as stated on order, invoice, policy, certificate and in the mail', async () => {
    const { member, orderId, policy } = await payOrder('2026-12-01');
    const period = { startDate: '2026-12-01', endDate: '2027-12-01' };
    const startsAt = '2026-11-30T17:00:00.000Z';
    const detail = await getResponse<PolicyDetail>(`/policies/${policy.id}`, member);
    expect(detail).toMatchObject({ period, startsAt, status: 'upcoming' });
    const order = await orderOf(orderId, member);
    expect(order.headers.period).toEqual(period);
    expect(coverOnInvoice(order)).toBe(COVER);
    const { pdf } = order.invoiceFormat as InvoiceFormat;
    for (const path of [pdf, detail.certificate])
      expect((await textOf((await shop.api('GET', `/${path}`)).raw)).text).toContain(COVER);
    await shop.runJobs();
    const mail = (await shop.mails(member.email)).find(({ subject }) => subject.startsWith('E-polis'));
    expect(mail?.text).toContain(`Polis berlaku ${COVER}.`);
  });

  it.each([
    ['2026-11-30T16:59:59Z', 'upcoming', false],
    ['2026-11-30T17:00:00Z', 'active', true],
    ['2027-12-01T16:59:59Z', 'active', true],
    ['2027-12-01T17:00:00Z', 'ended', false],
  ])(
    'a policy that is paid before its first day, viewed at %s, has the status %s on its page and its certificate (in force: %s), and is listed until it ends',
    async (now, status, inForce) => {
      const { member, policy } = await payOrder('2026-12-01');
      shop.clock.set(new Date(now));
      const signedInMember = await withNewSession(shop, member);
      expect(await getResponse(`/policies/${policy.id}`, signedInMember)).toMatchObject({ status });
      const certificateReply = await shop.api('GET', `/certificates/${policy.certificateCode}`);
      expect(certificateReply.body.response).toMatchObject({ genuine: true, status, inForce });
      const listedIds = (await getResponse<PolicyCard[]>('/policies', signedInMember)).map(({ _id }) => _id);
      expect(listedIds).toEqual(status === 'ended' ? [] : [policy.id]);
    },
  );

  it('a policy can be selected for a claim before its first day, and the look-up shows its period and a notice that cover begins later', async () => {
    const { member, policy } = await payOrder('2026-12-01');
    const path = `/claims/client/${policy.policyNumber}/inquiry?productType=kesehatan`;
    expect(await getResponse(path, member)).toMatchObject({
      validityPeriod: { startDate: '2026-12-01', endDate: '2027-12-01' },
      notice: 'Polis ini baru berlaku mulai 1 Desember 2026. Kejadian sebelum tanggal itu tidak dijamin.',
    });
  });
});

describe('the cover of a policy', () => {
  it.each([
    ['no chosen day', '', undefined, '2026-11-21'],
    ['payment on the chosen day', '2026-11-21', undefined, '2026-11-21'],
    ['payment after the chosen day', '2026-11-22', '2026-11-25T08:15:00Z', '2026-11-25'],
    ['payment in the evening of the chosen day', '2026-11-25', '2026-11-25T16:30:00Z', '2026-11-25'],
  ])(
    'the cover of a policy never begins before the payment: %s',
    async (_name, startDate, paidAt, firstDay) => {
      const { member, orderId, policy } = await payOrder(startDate, paidAt);
      const { invoice } = await invoiceRecordsOf(shop, orderId);
      expect(policy.startDate).toBe(firstDay);
      expect(policy.startsAt).toEqual(invoice.paidAt);
      expect(policy.endDate).toBe(`2027${firstDay.slice(4)}`);
      expect(await getResponse(`/policies/${policy.id}`, member)).toMatchObject({ status: 'active' });
    },
  );

  it('the cover of a policy begins at the time of the payment, not at the later time of the issue', async () => {
    const member = await createMember();
    const orderId = await createApprovedOrder(shop, member);
    const yesterday = new Date(TEST_NOW.getTime() - 24 * 3_600_000);
    const [policy] = await shop.deps.db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, yesterday));
    expect(policy).toMatchObject({ startDate: '2026-11-20', endDate: '2027-11-20', startsAt: yesterday });
  });

  it('the cover of a policy begins with the payment if the order was placed before customers could choose a first day', async () => {
    const member = await createMember();
    const orderId = await createApprovedOrder(shop, member);
    await shop.deps.db.update(orders).set({ startDate: null }).where(eq(orders.id, orderId));
    await payAtGateway(shop, paymentOf(await pay(shop, member, orderId, 'bca')).transaction_id);
    const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
    expect(policy?.startDate).toBe('2026-11-21');
  });

  it('the cover begins on the same day for both policies of a house and lasts for the term of three years', async () => {
    const member = await createMember();
    const options = { code: 'PKG-01', payload: { startDate: '2026-12-10' } };
    const orderId = await placePropertyOrder(shop, member, options);
    await approveOrder(shop.deps, orderId, 'insurer');
    const issuedPolicies = await shop.deps.db.transaction((tx) =>
      issuePolicies(tx, shop.deps, orderId, shop.clock.now()),
    );
    expect(issuedPolicies.map(({ kind, startDate, endDate }) => [kind, startDate, endDate])).toEqual([
      ['main', '2026-12-10', '2029-12-10'],
      ['earthquake', '2026-12-10', '2029-12-10'],
    ]);
  });
});
