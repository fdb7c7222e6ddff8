import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { formatPhone } from '@naungan/domain/phone';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { printableInvoice } from '../../read-models/printable-invoice.ts';
import { placeOrder } from '../orders/fixture.ts';
import { findOrder, orderStateMachine } from '../orders/service.ts';
import {
  actAtGateway,
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  payAtGateway,
  type Shop,
  startShop,
  withNewSession,
} from '../payments/fixture.ts';
import { createInvoice } from './service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

async function formatOf(orderId: string, token: string): Promise<InvoiceFormat> {
  const reply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, { token });
  return (reply.body.response as { invoiceFormat: InvoiceFormat }).invoiceFormat;
}

describe('the invoice of an approved order', () => {
  test("the invoice of an approved order has a number with the current month, the order's total and a due date in seven days", async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(invoice.invoiceNumber).toMatch(/^INV\/2026\/11\/\d{6}$/);
    expect(invoice).toMatchObject({
      status: 'pending',
      total: 3_085_000,
      dueDate: new Date('2026-11-28T16:59:00Z'),
    });
  });

  test.each([
    ['2026-12-31T16:59:59Z', /^INV\/2026\/12\//],
    ['2026-12-31T17:00:00Z', /^INV\/2027\/01\/000001$/],
  ])(
    'the number of an invoice has the month of the calendar of Jakarta when the invoice is created at %s',
    async (now, number) => {
      const member = await shop.registerMember({ complete: true });
      const orderId = await placeOrder(shop, member);
      shop.clock.set(new Date(now));
      const reference = await shop.deps.db.transaction(async (tx) => {
        const order = await findOrder(tx, orderId);
        return order && createInvoice(tx, shop.deps, order);
      });
      expect(reference?.invoiceNumber).toMatch(number);
    },
  );

  test('the invoice of an approved order is created once by four simultaneous calls, and the next invoice gets the next number', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await placeOrder(shop, member);
    const create = () =>
      shop.deps.db.transaction(async (tx) => {
        const order = await orderStateMachine.lock(tx, orderId);
        return order && createInvoice(tx, shop.deps, order);
      });
    const references = await Promise.all([create(), create(), create(), create()]);
    expect(new Set(references.map((reference) => reference?.invoiceNumber)).size).toBe(1);
    const nextOrderId = await createApprovedOrder(shop, member);
    const sequenceOf = (text: string | undefined) => Number(text?.slice(-6));
    expect(sequenceOf((await invoiceRecordsOf(shop, nextOrderId)).invoice.invoiceNumber)).toBe(
      sequenceOf(references[0]?.invoiceNumber) + 1,
    );
  });
});

describe('the displayed invoice', () => {
  test('the displayed invoice has every field that the page and the printed invoice need', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(await formatOf(orderId, member.token)).toMatchObject({
      _id: invoice.id,
      orderId,
      productType: 'kesehatan',
      invoice: {
        invoiceNumber: invoice.invoiceNumber,
        createdAt: '2026-11-21T03:00:00.000Z',
        dueDate: '2026-11-28T16:59:00.000Z',
        paidAt: null,
        status: 'pending',
      },
      company: {
        name: 'PT Naungan Pialang Asuransi',
        address: 'Gedung Naungan Lantai 7, Jalan Kemang Utara No. 19, Jakarta Selatan 12730',
        phone: '+62 21 5550 1945',
        email: 'info@naungan.test',
      },
      bill: {
        name: 'SITI RAHAYU',
        email: member.email,
        phone: formatPhone(member.phone),
        address:
          'Jalan Kemang Utara No. 19, RT 001/RW 002, Bangka, Mampang Prapatan, Kota Administrasi Jakarta Selatan, DKI Jakarta 12730',
      },
      product: {
        productName: 'Sambirejo Sehat 200',
        company_name: expect.stringContaining('Sambirejo'),
        logoProduct: expect.stringContaining('/'),
      },
      objectInsured: [
        { title: 'Nama Tertanggung', value: 'Siti Rahayu' },
        { title: 'Tanggal Lahir', value: '01/01/1990' },
        { title: 'Nomor telepon', value: '+62 812 3456 7890' },
        { title: 'Email', value: 'siti@contoh.test' },
        { title: 'Alamat', value: expect.stringContaining('Jalan Kemang Utara No. 19') },
        { title: 'Masa Pertanggungan', value: '1 tahun, sejak pembayaran diterima' },
      ],
      detail: {
        columns: ['Uraian', 'Jumlah', 'Harga', 'Subtotal'],
        rows: [
          ['Premi 1 tahun (Sambirejo Sehat 200)', '1', 'Rp3.000.000', 'Rp3.000.000'],
          ['Biaya admin', '1', 'Rp25.000', 'Rp25.000'],
          ['Biaya layanan', '1', 'Rp60.000', 'Rp60.000'],
        ],
      },
      summary: [
        { title: 'Premi 1 tahun', value: 'Rp3.000.000' },
        { title: 'Biaya', value: 'Rp85.000' },
        { title: 'Total Pembayaran', value: 'Rp3.085.000' },
      ],
      total: 3_085_000,
      payment: null,
      paymentMethods: expect.arrayContaining(['bca', 'gopay']),
      certificate: [{ type: 'Sertifikat Polis Kesehatan', attachment: null }],
      pdf: expect.stringContaining('/api/v1/files/'),
    });
  });

  test('the displayed invoice shows the existing payment, unchanged after a reload', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const firstFormat = await formatOf(orderId, member.token);
    expect(firstFormat.payment).toEqual(payment);
    expect((await formatOf(orderId, member.token)).payment).toEqual(firstFormat.payment);
  });

  test('the displayed invoice shows the payment method of a paid invoice, offers no other method and links the certificate', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    const format = await formatOf(orderId, member.token);
    expect(format.invoice).toMatchObject({ status: 'success', paidAt: shop.clock.now().toISOString() });
    expect(format.payment).toMatchObject({ status: 'settlement', message: 'Sudah dibayar', actions: [] });
    expect(format.paymentMethods).toEqual([]);
    expect(format.certificate).toEqual([
      { type: 'Sertifikat Polis Kesehatan', attachment: expect.stringContaining('/api/v1/files/') },
    ]);
  });

  test('the displayed invoice is expired after its due date, also before the expiry job has run', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.clock.set(new Date('2026-11-28T16:59:00Z'));
    const order = await findOrder(shop.deps.db, orderId);
    const format = order && (await printableInvoice(shop.deps.db, shop.deps, order));
    expect(format).toMatchObject({ invoice: { status: 'expire' }, paymentMethods: [], payment: null });
  });

  test('the displayed invoice is null before the order is approved', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await placeOrder(shop, member);
    expect(await formatOf(orderId, member.token)).toBeNull();
  });
});

describe('the list of invoices', () => {
  const list = (token: string | undefined, query = '') =>
    shop.api('GET', `/invoices/list${query}`, { token });

  test("the list of invoices contains the member's invoices, newest first, optionally of one product", async () => {
    const member = await shop.registerMember({ complete: true });
    const olderOrderId = await createApprovedOrder(shop, member);
    shop.clock.advance(60);
    const newerOrderId = await createApprovedOrder(shop, member);
    const otherPayment = await createPayment(shop);
    const memberInvoices = (await list(member.token)).body.response as {
      orderId: string;
      total: number;
      status: string;
    }[];
    expect(memberInvoices.map(({ orderId }) => orderId)).toEqual([newerOrderId, olderOrderId]);
    expect(memberInvoices[0]).toMatchObject({
      total: 3_085_000,
      status: 'pending',
      productType: 'kesehatan',
      dueDate: '2026-11-28T16:59:00.000Z',
      productName: 'Sambirejo Sehat 200',
      insuranceCompany: { company_name: expect.stringContaining('Sambirejo') },
    });
    expect(memberInvoices.some(({ orderId }) => orderId === otherPayment.orderId)).toBe(false);
    expect((await list(member.token, '?product=kesehatan')).body.response).toHaveLength(2);
    expect((await list(member.token, '?product=kendaraan')).body.response).toEqual([]);
    expect((await list(member.token, '?product=rumah')).status).toBe(422);
  });

  test('the list of invoices shows an overdue invoice as expired, also before the expiry job has run', async () => {
    const member = await shop.registerMember({ complete: true });
    await createApprovedOrder(shop, member);
    for (const [now, status] of [
      ['2026-11-28T16:58:59.999Z', 'pending'],
      ['2026-11-28T16:59:00.000Z', 'expire'],
    ] as const) {
      shop.clock.set(new Date(now));
      const { token } = await withNewSession(shop, member);
      expect((await list(token)).body.response).toMatchObject([{ status }]);
    }
  });

  test("the list of invoices shows the status 'reversal' for a reversed payment", async () => {
    const { member, payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    await actAtGateway(shop, payment.transaction_id, 'reverse');
    for (const body of await notificationsOf(shop, payment.transaction_id)) await notify(shop, body);
    const [invoice] = (await list(member.token)).body.response as { status: string }[];
    expect(invoice?.status).toBe('reversal');
  });

  test('the list of invoices is not returned without a session (401) or to the desk (403)', async () => {
    expect((await list(undefined)).status).toBe(401);
    expect((await list(await shop.deskToken())).status).toBe(403);
  });
});
