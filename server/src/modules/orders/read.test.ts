import type { OrderDetail } from '@naungan/domain/lines/record';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { OrderCard } from '@naungan/domain/order/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { approveOrder, rejectOrder, reviseOrder } from './decide.ts';
import { placeOrder } from './fixture.ts';

let harness: Harness;
let owner: TestMember;
let orderId: string;
beforeAll(async () => {
  harness = await startApp();
  owner = await harness.registerMember({ complete: true });
  orderId = await placeOrder(harness, owner);
});
afterAll(() => harness.close());

const getOrder = async (id: string, token: string | undefined, query = '') =>
  harness.api('GET', `/transaction/kesehatan/${id}${query}`, { token });
const readDetail = async (id: string) => (await getOrder(id, owner.token)).body.response as OrderDetail;

describe("a member's order", () => {
  it('an order shows the insured, the product, the amounts, the declarations and the benefits', async () => {
    const order = await readDetail(orderId);
    expect(order).toMatchObject({
      orderId,
      productType: 'kesehatan',
      headers: { statusOrder: 'neworder', invoiceNumber: null, policyNumber: null, period: null },
      insured: {
        fullname: 'Siti Rahayu',
        birthDate: '1990-01-01',
        addresses: {
          addr1: 'Jalan Kemang Utara No. 19',
          addr2: 'RT 001/RW 002, Bangka, Mampang Prapatan',
          addr3: 'Kota Administrasi Jakarta Selatan, DKI Jakarta 12730',
        },
      },
      product: { productName: 'Sambirejo Sehat 200' },
      payment: {
        basePremi: 3_000_000,
        adminFee: 25_000,
        policyPrintFee: 0,
        serviceFee: 60_000,
        grossPremi: 3_085_000,
      },
      feedback: null,
      invoice: null,
      policy: { _id: null, isPolicyApproved: false, serviceDelivery: 'Belum Dikirim', trackingNumber: '---' },
    });
    expect(order.declarations).toHaveLength(6);
    expect(order.benefits.length).toBeGreaterThan(2);
    expect(order.headers.message).toContain('sedang diperiksa');
  });

  it('an order without a policy shows the period of cover if the customer chose the period', async () => {
    const trip = { startDate: '2026-12-20', endDate: '2026-12-27' };
    // Customers of health insurance do not choose a period, so this test changes the rules of the line.
    const healthRules = rulesOf('kesehatan');
    healthRules.orderedPeriod = () => trip;
    try {
      expect((await readDetail(orderId)).headers).toMatchObject({ policyNumber: null, period: trip });
    } finally {
      delete healthRules.orderedPeriod;
    }
  });

  it('an order has links to its files that work for ten minutes without a token', async () => {
    const { attachments } = await readDetail(orderId);
    const [firstAttachment] = attachments;
    expect(attachments).toHaveLength(2);
    expect(await harness.api('GET', `/${firstAttachment?.url}`)).toMatchObject({ status: 200 });
    harness.clock.advance(601);
    expect((await harness.api('GET', `/${firstAttachment?.url}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('an order states the next step after the insurer approved it or sent it back, and the reason after a rejection', async () => {
    const approvedId = await placeOrder(harness, owner);
    await approveOrder(harness.deps, approvedId, 'insurer');
    expect((await readDetail(approvedId)).headers.message).toContain('selesaikan pembayaran');

    const rejectedId = await placeOrder(harness, owner);
    await rejectOrder(harness.deps, rejectedId, 'insurer', 'Riwayat penyakit.');
    expect(await readDetail(rejectedId)).toMatchObject({
      feedback: 'Riwayat penyakit.',
      headers: { statusOrder: 'reject' },
    });

    const returnedId = await placeOrder(harness, owner);
    const request = { items: ['address' as const], attachments: [], feedback: 'Alamat kurang lengkap.' };
    await reviseOrder(harness.deps, returnedId, 'insurer', request);
    expect((await readDetail(returnedId)).headers.message).toContain('perbarui data');
  });

  it('the form to order again is returned only to the owner of the order', async () => {
    const readOrderAgainForm = (token: string) =>
      harness.api('GET', `/transaction/again/${orderId}`, { token });
    expect(await readOrderAgainForm(owner.token)).toMatchObject({
      status: 200,
      body: {
        response: {
          uuid: orderId,
          productType: 'kesehatan',
          needRevisions: [],
          insured: { fullname: 'Siti Rahayu', birthDate: '1990-01-01' },
          addresses: { province: 'DKI Jakarta', urbanVillage: 'Bangka' },
        },
      },
    });
    const stranger = await harness.registerMember({ complete: true });
    expect(await readOrderAgainForm(stranger.token)).toMatchObject({
      status: 404,
      body: { response: 'Page Not Found' },
    });
  });

  it('an order includes its invoice when the query requests it', async () => {
    const approvedId = await placeOrder(harness, owner);
    expect((await getOrder(approvedId, owner.token, '?invoice=true')).body.response).toMatchObject({
      invoiceFormat: null,
    });
    await approveOrder(harness.deps, approvedId, 'insurer');
    const { body } = await getOrder(approvedId, owner.token, '?invoice=true');
    expect(body.response).toMatchObject({
      invoiceFormat: { orderId: approvedId, total: 3_085_000 },
      invoice: { paymentStatus: 'pending' },
    });
  });

  it('an order returns 404 to another member', async () => {
    const stranger = await harness.registerMember({ complete: true });
    expect(await getOrder(orderId, stranger.token)).toMatchObject({
      status: 404,
      body: { message: 'NOT_FOUND' },
    });
    expect(await getOrder(orderId, stranger.token, '?invoice=true')).toMatchObject({ status: 404 });
  });

  it("reading an order requires a member's session", async () => {
    expect(await getOrder(orderId, undefined)).toMatchObject({ status: 401 });
    expect(await getOrder(orderId, 'bukan-token')).toMatchObject({ status: 401 });
    expect(await getOrder(orderId, await harness.deskToken())).toMatchObject({ status: 403 });
  });

  it.each([
    'kesehatan/22222222-2222-4222-8222-222222222222',
    'kesehatan/bukan-id',
    "kesehatan/1'%20or%20'1",
    `kesehatan/${'9'.repeat(65)}`,
    'hewan/22222222-2222-4222-8222-222222222222',
  ])('returns 404 for the order at the path %s', async (path) => {
    expect(await harness.api('GET', `/transaction/${path}`, { token: owner.token })).toMatchObject({
      status: 404,
    });
  });

  it('an order is not found at the path of another line', async () => {
    expect(
      await harness.api('GET', `/transaction/kendaraan/${orderId}`, { token: owner.token }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe("a member's list of orders", () => {
  it("a member's list contains only the member's orders, newest first, with their invoices", async () => {
    const member = await harness.registerMember({ complete: true });
    const firstId = await placeOrder(harness, member);
    harness.clock.advance(60);
    const secondId = await placeOrder(harness, member, { code: 'HK-02' });
    await approveOrder(harness.deps, firstId, 'insurer');
    const { body } = await harness.api('GET', '/transaction?productType=kesehatan', { token: member.token });
    const cards = body.response as OrderCard[];
    expect(cards.map(({ _id }) => _id)).toEqual([secondId, firstId]);
    expect(cards[0]).toMatchObject({
      productName: 'Sambirejo Sehat 350',
      insuredName: 'Siti Rahayu',
      invoice: null,
    });
    expect(cards[1]).toMatchObject({
      statusOrder: 'approve',
      total: 3_085_000,
      invoice: { paymentStatus: 'pending' },
    });
  });

  it("a member's list of orders is empty for a line without orders and for a new member", async () => {
    const { token } = await harness.registerMember();
    expect(
      await harness.api('GET', '/transaction?productType=kendaraan', { token: owner.token }),
    ).toMatchObject({ body: { response: [] } });
    expect(await harness.api('GET', '/transaction', { token })).toMatchObject({ body: { response: [] } });
  });

  it("a member's list of orders requires a member's session and an existing line", async () => {
    expect(await harness.api('GET', '/transaction')).toMatchObject({ status: 401 });
    expect(await harness.api('GET', '/transaction', { token: await harness.deskToken() })).toMatchObject({
      status: 403,
    });
    expect(await harness.api('GET', '/transaction?productType=hewan', { token: owner.token })).toMatchObject({
      status: 422,
    });
  });
});
