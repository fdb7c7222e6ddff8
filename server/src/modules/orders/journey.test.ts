import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { policies } from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { payAtGateway, paymentOf, type Shop, startShop } from '../payments/fixture.ts';
import { placeOrder, planByCode } from './fixture.ts';
import { placePropertyOrder, propertyProduct } from './property.fixture.ts';
import { carWithExtras, placeVehicleOrder, vehicleProduct } from './vehicle.fixture.ts';

let shop: Shop;
let deskToken: string;
beforeAll(async () => {
  shop = await startShop();
  deskToken = await shop.deskToken();
}, 60_000);
afterAll(() => shop.close());

const personFields = (code: string) => ({
  productName: planByCode(code).productName,
  submitOrder: (member: TestMember) => placeOrder(shop, member, { code }),
});
const LINE_CASES = [
  {
    line: 'kesehatan',
    label: 'Kesehatan',
    number: /^POL-KES-2026-\d{6}$/,
    total: 3_085_000,
    ...personFields('HK-01'),
  },
  {
    line: 'kecelakaandiri',
    label: 'Jiwa',
    number: /^POL-PA-2026-\d{6}$/,
    total: 250_750,
    ...personFields('PA-02'),
  },
  {
    // 240,000,000 × 2.0995 % = 5,038,800; flood × 0.115 % = 276,000; liability 10,000,000 × 1 % = 100,000; fee 50,000.
    line: 'kendaraan',
    label: 'Kendaraan',
    number: /^POL-KND-2026-\d{6}$/,
    total: 5_464_800,
    productName: vehicleProduct('KA-01').productName,
    submitOrder: (member: TestMember) => placeVehicleOrder(shop, member, { payload: carWithExtras }),
  },
  {
    // 1,200,000,000 × 0.314 ‰ a year, for three years, with an admin fee of 35,000.
    line: 'kebakaran',
    label: 'Kebakaran',
    number: /^POL-KBK-2026-\d{6}$/,
    total: 1_165_400,
    productName: propertyProduct('PK-01').productName,
    submitOrder: (member: TestMember) => placePropertyOrder(shop, member),
  },
];

/** Sends a request one second after the previous request. Expects the status 200, and returns the response. */
async function callOk<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  shop.clock.advance(1);
  const reply = await shop.api(method, path, body === undefined ? { token } : { token, body });
  expect(reply.status, `${path}: ${reply.text}`).toBe(200);
  return reply.body.response as T;
}

describe.each(LINE_CASES)('an order of $line, from the form to the policy', (lineCase) => {
  const { line, label, number, total, productName, submitOrder } = lineCase;
  let member: TestMember;
  let orderId: string;
  let policyId: string;
  /** The data that the member reads before the insurer's decision, after the approval, and after the payment. */
  let beforeDecision: Awaited<ReturnType<typeof readUndecidedOrder>>;
  let approvedOrder: Awaited<ReturnType<typeof readApprovedOrder>>;
  let paidOrder: Awaited<ReturnType<typeof readPaidOrder>>;
  const readDetail = () =>
    callOk<OrderDetail & { invoiceFormat: InvoiceFormat }>(
      'GET',
      `/transaction/${line}/${orderId}?invoice=true`,
      member.token,
    );

  const readUndecidedOrder = async () => {
    const otherLine = line === 'kesehatan' ? 'kecelakaandiri' : 'kesehatan';
    return {
      cards: await callOk<OrderCard[]>('GET', `/transaction?productType=${line}`, member.token),
      cardsOfOtherLine: await callOk('GET', `/transaction?productType=${otherLine}`, member.token),
      order: await readDetail(),
    };
  };
  const readApprovedOrder = async () => ({
    order: await readDetail(),
    invoices: await callOk<{ orderId: string }[]>('GET', `/invoices/list?product=${line}`, member.token),
  });
  const readPaidOrder = async (transactionId: string) => ({
    result: await callOk('GET', `/payments?transaction_id=${transactionId}`, member.token),
    order: await readDetail(),
    cards: await callOk<PolicyCard[]>('GET', `/policies?product=${line}`, member.token),
  });

  beforeAll(async () => {
    member = await shop.registerMember({ complete: true });
    orderId = await submitOrder(member);
    beforeDecision = await readUndecidedOrder();
    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    approvedOrder = await readApprovedOrder();
    const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
    shop.clock.advance(1);
    const reply = await shop.api('POST', `/invoices/${orderId}/${line}`, { token: member.token, body });
    const { transaction_id } = paymentOf(reply);
    expect(await payAtGateway(shop, transaction_id)).toMatchObject({ status: 200 });
    paidOrder = await readPaidOrder(transaction_id);
    policyId = paidOrder.cards[0]?._id ?? '';
  });

  it('a new order waits for the insurer, and appears in the list of its line', () => {
    expect(beforeDecision.cards).toMatchObject([
      { _id: orderId, productType: line, statusOrder: 'neworder', total },
    ]);
    expect(beforeDecision.cardsOfOtherLine).toEqual([]);
    expect(beforeDecision.order.invoiceFormat).toBeNull();
  });

  it('an order gets an invoice when the desk approves it', () => {
    const { headers, invoiceFormat, invoice } = approvedOrder.order;
    expect(headers).toMatchObject({ statusOrder: 'approve', policyNumber: null });
    expect(invoice).toMatchObject({ paymentStatus: 'pending' });
    expect(invoiceFormat).toMatchObject({
      productType: line,
      total,
      product: { productName },
      certificate: [{ type: `Sertifikat Polis ${label}`, attachment: null }],
    });
    expect(approvedOrder.invoices).toMatchObject([{ orderId, total, status: 'pending' }]);
  });

  it('an order gets a policy when it is paid', () => {
    expect(paidOrder.result).toMatchObject({ status: 'settlement', product: line });
    expect(paidOrder.order.headers.policyNumber).toMatch(number);
    expect(paidOrder.order.policy).toMatchObject({ isPolicyApproved: true });
    expect(paidOrder.cards).toMatchObject([{ orderId, productType: line, status: 'active' }]);
  });

  it('the links in the mails about an order lead to the pages of the order', async () => {
    const mails = await shop.mails(member.email);
    const paths = mails.map(({ text }) => /https?:\/\/[^/\s]+(\S+)/.exec(text)?.[1]);
    expect(paths.toSorted()).toEqual([
      `/invoice/${orderId}/${line}`,
      `/orders/${line}/${orderId}`,
      `/polis/?product=${line}`,
    ]);
  });

  it('the policy has a certificate that can be verified', async () => {
    const policy = await callOk<PolicyDetail>('GET', `/policies/${policyId}`, member.token);
    const { text, title } = await textOf((await shop.api('GET', `/${policy.certificate}`)).raw);
    expect(title).toBe(`Sertifikat Polis Asuransi ${label} ${policy.policyNumber}`);
    expect(text).toContain(productName);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    const [row] = await shop.deps.db.select().from(policies).where(eq(policies.id, policyId));
    const verification = await shop.api('GET', `/certificates/${row?.certificateCode}`);
    expect(verification.body.response).toMatchObject({ genuine: true, inForce: true });
  });

  it.each(['another member', 'a visitor', 'the desk'])(
    'an order and its policy are hidden from %s',
    async (caller) => {
      const tokens: Record<string, string | undefined> = {
        'another member': (await shop.registerMember({ complete: true })).token,
        'a visitor': undefined,
        'the desk': deskToken,
      };
      const status = { 'another member': 404, 'a visitor': 401, 'the desk': 403 }[caller];
      const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
      const token = tokens[caller];
      const replies = await Promise.all([
        shop.api('GET', `/transaction/${line}/${orderId}`, { token }),
        shop.api('GET', `/transaction/${line}/${orderId}?invoice=true`, { token }),
        shop.api('GET', `/transaction/revision/${orderId}`, { token }),
        shop.multipart('PUT', `/transaction/revision/${orderId}`, [], { token }),
        shop.api('POST', `/invoices/${orderId}/${line}`, { token, body }),
        shop.api('GET', `/policies/${policyId}`, { token }),
      ]);
      expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
    },
  );

  it.each(['approve', 'reject', 'revise'])(
    "returns an error to a member and a visitor who send the desk's action %s",
    async (action) => {
      for (const [token, status] of [
        [member.token, 403],
        [undefined, 401],
      ] as const) {
        const reply = await shop.api('POST', `/desk/orders/${orderId}/${action}`, { token, body: {} });
        expect(reply.status).toBe(status);
        expect((await shop.api('GET', `/desk/orders/${orderId}`, { token })).status).toBe(status);
      }
    },
  );

  it('a request for an order under another line returns 404', async () => {
    const otherLine = line === 'kesehatan' ? 'kecelakaandiri' : 'kesehatan';
    const { token } = member;
    expect((await shop.api('GET', `/transaction/${otherLine}/${orderId}`, { token })).status).toBe(404);
    const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
    expect((await shop.api('POST', `/invoices/${orderId}/${otherLine}`, { token, body })).status).toBe(404);
  });
});

describe('the beneficiaries of a personal accident policy', () => {
  it("the order, the policy, the certificate and the copy of the member's data show the beneficiaries, the primary beneficiary first", async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await placeOrder(shop, member, {
      code: 'PA-02',
      payload: {
        beneficiary: {
          primary: { fullName: 'Agus Wijaya', relationship: 'ORANG TUA', useSecondary: true },
          secondary: [
            { fullName: 'Dewi Wijaya', relationship: 'SAUDARA KANDUNG' },
            { fullName: 'Eko Wijaya', relationship: 'SAUDARA KANDUNG' },
          ],
          email: 'Agus@contoh.test',
          phone: '081234567891',
          description: 'Ayah tertanggung',
        },
      },
    });
    const storedBeneficiary = {
      primary: { fullName: 'AGUS WIJAYA', relationship: 'ORANG TUA', useSecondary: true },
      secondary: [
        { fullName: 'DEWI WIJAYA', relationship: 'SAUDARA KANDUNG' },
        { fullName: 'EKO WIJAYA', relationship: 'SAUDARA KANDUNG' },
      ],
      email: 'agus@contoh.test',
      phone: '6281234567891',
      description: 'Ayah tertanggung',
    };
    const order = await callOk<OrderDetail>('GET', `/transaction/kecelakaandiri/${orderId}`, member.token);
    expect(order).toMatchObject({ beneficiary: storedBeneficiary });
    const deskOrder = await callOk<OrderDetail>('GET', `/desk/orders/${orderId}`, deskToken);
    expect(deskOrder).toMatchObject({ beneficiary: storedBeneficiary });

    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
    const paymentReply = await shop.api('POST', `/invoices/${orderId}/kecelakaandiri`, {
      token: member.token,
      body,
    });
    await payAtGateway(shop, paymentOf(paymentReply).transaction_id);
    const [card] = await callOk<PolicyCard[]>('GET', '/policies', member.token);
    const policy = await callOk<PolicyDetail>('GET', `/policies/${card?._id}`, member.token);
    expect(policy).toMatchObject({ beneficiary: storedBeneficiary });

    const { text } = await textOf((await shop.api('GET', `/${policy.certificate}`)).raw);
    const facts = [
      'Penerima Manfaat',
      'Penerima Manfaat Utama AGUS WIJAYA (ORANG TUA)',
      'Penerima Manfaat Kedua (1) DEWI WIJAYA (SAUDARA KANDUNG)',
      'Penerima Manfaat Kedua (2) EKO WIJAYA (SAUDARA KANDUNG)',
      'Ayah tertanggung',
      '+62 812 3456 7891',
      'Uang Pertanggungan',
      'Rp100.000.000',
      'Tabel Cacat Tetap',
      'Premi 1 tahun Rp230.000',
      'Total dibayar (lunas) Rp250.750',
      'bukan akibat penyakit',
      'paling lambat 5 hari kalender',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).not.toContain('rumah sakit rekanan');

    const copies = await callOk<{ pdf: string }>('GET', `/user/member/${member.id}/data`, member.token);
    const copy = await textOf((await shop.api('GET', `/${copies.pdf}`)).raw);
    expect(copy.text).toContain('AGUS WIJAYA (ORANG TUA)');
  });
});
