import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { formatPhone } from '@naungan/domain/phone';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../../test/harness.ts';
import { invoices } from '../../../db/schema.ts';
import { pathCountOf, textOf } from '../../../pdf/pdf-text.fixture.ts';
import {
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  payAtGateway,
  type Shop,
  startShop,
} from '../../payments/fixture.ts';
import { renderInvoice } from './render.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const requestLink = (orderId: string, token?: string, product = 'kesehatan') =>
  shop.api('GET', `/transaction/${product}/${orderId}?invoice=true`, { token });
const openLink = (link: string) => shop.api('GET', `/${link}`);

async function readFormat(orderId: string, token: string): Promise<InvoiceFormat> {
  const { invoiceFormat } = (await requestLink(orderId, token)).body.response as {
    invoiceFormat: InvoiceFormat;
  };
  return invoiceFormat;
}
async function linkOf(orderId: string, token: string): Promise<string> {
  return (await readFormat(orderId, token)).pdf ?? '';
}

describe('the PDF of an invoice', () => {
  test('the PDF of an invoice contains the texts of the invoice page as searchable text, on one page', async () => {
    const { member, orderId } = await createPayment(shop);
    const format = await readFormat(orderId, member.token);
    const reply = await openLink(format.pdf ?? '');
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Invoice-INV-2026-11-\d{6}\.pdf"/),
    });
    const { pages, text, title } = await textOf(reply.raw);
    expect([pages, title]).toEqual([1, `Invoice ${format.invoice.invoiceNumber}`]);
    const facts = [
      format.invoice.invoiceNumber,
      'Pending',
      ...Object.values(format.company),
      'Ditagihkan kepada',
      'SITI RAHAYU',
      member.email,
      formatPhone(member.phone),
      format.bill.address,
      'Dibuat 21 November 2026',
      'Jatuh tempo',
      '28/11/2026 23.59 WIB',
      'Sambirejo Sehat 200',
      format.product.company_name,
      ...format.objectInsured.map(({ value }) => value),
      ...format.detail.columns,
      ...format.detail.rows.flat(),
      'Premi 1 tahun Rp3.000.000',
      'Total Pembayaran Rp3.085.000',
      'Nomor virtual account',
      format.payment?.vaNumber,
      'Bayar sebelum',
      '21/11/2026 23.59 WIB',
      'Polis terbit setelah pembayaran kami terima.',
      'Halaman 1 dari 1',
    ];
    expect(facts.filter((fact) => !text.includes(fact ?? '?'))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('the PDF of an invoice shows a payment that arrived after the link was created', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const link = await linkOf(orderId, member.token);
    await payAtGateway(shop, payment.transaction_id);
    const { text } = await textOf((await openLink(link)).raw);
    expect(text).toContain('Sudah dibayar');
    expect(text).toContain('Dibayar');
    expect(text).toContain(payment.transaction_id);
    expect(text).toContain('Invoice ini lunas dan sah tanpa tanda tangan.');
    expect(text).not.toContain('Bayar sebelum');
  });

  test("the PDF of an invoice draws the insurer's logo next to the insurer's name", async () => {
    const { member, orderId } = await createPayment(shop);
    const format = await readFormat(orderId, member.token);
    const withoutLogo = { ...format, product: { ...format.product, logoProduct: '' } };
    const pathCounts = await Promise.all(
      [format, withoutLogo].map(async (record) =>
        pathCountOf(await renderInvoice(record, shop.deps.config.BRAND)),
      ),
    );
    expect(pathCounts[0]).toBeGreaterThan(pathCounts[1] ?? Number.POSITIVE_INFINITY);
  });

  test("the PDF of an invoice shows 'Tidak di set' without a due date", async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    await shop.deps.db.update(invoices).set({ dueDate: null }).where(eq(invoices.orderId, orderId));
    const { text } = await textOf((await openLink(await linkOf(orderId, member.token))).raw);
    expect(text).toContain('Tidak di set');
  });

  test('the PDF of an invoice prints long names, long addresses and large amounts completely, on several pages', async () => {
    const { member, orderId } = await createPayment(shop);
    const format = await readFormat(orderId, member.token);
    const name = 'RADEN AJENG KUSUMANINGTYAS PUTRI MAHARANI SASTRODIWIRJO TJOKROAMINOTO';
    const street = `${'Jalan Panglima Besar Jenderal Sudirman '.repeat(6)}No. 1`;
    const amount = 'Rp9.123.456.789.012';
    const pdf = await renderInvoice(
      {
        ...format,
        bill: { ...format.bill, name, address: street },
        objectInsured: [
          { title: 'Nama Tertanggung', value: name },
          { title: 'Alamat', value: street },
        ],
        detail: { ...format.detail, rows: Array(40).fill([`Premi ${name}`, '1', amount, amount]) },
        summary: [{ title: 'Total Pembayaran', value: amount }],
      },
      shop.deps.config.BRAND,
    );
    const { pages, text } = await textOf(pdf);
    expect(pages).toBeGreaterThan(1);
    for (const fact of [name, street, `Total Pembayaran ${amount}`, `Halaman ${pages} dari ${pages}`])
      expect(text).toContain(fact);
  });
});

describe('the link to an invoice PDF', () => {
  test('the link to an invoice PDF works without a session for ten minutes', async () => {
    const { member, orderId } = await createPayment(shop);
    const link = await linkOf(orderId, member.token);
    shop.clock.advance(600);
    expect((await openLink(link)).status).toBe(200);
    shop.clock.advance(1);
    const expiredReply = await openLink(link);
    expect(expiredReply.status).toBe(410);
    expect(expiredReply.text).toContain('Tautan sudah kedaluwarsa');
  });

  test("the link to an invoice PDF is given only to the owner, and only at the path of the order's line", async () => {
    const { member, orderId } = await createPayment(shop);
    const stranger = await shop.registerMember({ complete: true });
    const replies = [
      [await requestLink(orderId, stranger.token), 404],
      [await requestLink(orderId, member.token, 'kendaraan'), 404],
      [await requestLink(orderId, undefined), 401],
      [await requestLink(orderId, await shop.deskToken()), 403],
    ] as const;
    for (const [reply, status] of replies) {
      expect(reply.status).toBe(status);
      expect(reply.text).not.toContain('/files/');
    }
  });

  test('the link to an invoice PDF opens no other invoice when its content is changed', async () => {
    const [firstPayment, secondPayment] = [await createPayment(shop), await createPayment(shop)];
    const { invoice } = await invoiceRecordsOf(shop, secondPayment.orderId);
    const link = await linkOf(firstPayment.orderId, firstPayment.member.token);
    const [text = '', signature = ''] = link.replace('/api/v1/files/', '').split('.');
    const payload = JSON.parse(Buffer.from(text, 'base64url').toString());
    const forgedPayload = Buffer.from(JSON.stringify({ ...payload, k: `invoices/${invoice.id}` })).toString(
      'base64url',
    );
    expect((await openLink(`/api/v1/files/${forgedPayload}.${signature}`)).status).toBe(404);
  });

  test.each(['invoices/00000000-0000-4000-8000-000000000000', 'invoices/bukan-id', 'invoices', 'invoices/'])(
    'the link to an invoice PDF is not found for the file key %j',
    async (key) => {
      const link = shop.deps.files.signedUrl(key, { name: 'x.pdf', mimeType: 'application/pdf' });
      expect((await openLink(link)).status).toBe(404);
    },
  );
});
