import type { DeskOrderCard, DeskOrderDetail } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { PropertyType } from '@naungan/domain/lines/property';
import type {
  PropertyOrderDetail,
  PropertyPolicyDetail,
  PropertyRevision,
} from '@naungan/domain/lines/property/record';
import type { OrderCard } from '@naungan/domain/order/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideOrder } from '../../../../simulators/insurer/insurer.ts';
import { orderSheet } from '../../../../tools/desk/print.ts';
import type { TestMember } from '../../../test/harness.ts';
import { serverLine } from '../../lines/index.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { payAtGateway, paymentOf, type Shop, startShop } from '../payments/fixture.ts';
import {
  type PropertyQuote,
  placePropertyOrder,
  propertyProduct,
  STREET,
  sendPropertyOrder,
} from './property.fixture.ts';

let shop: Shop;
let deskToken: string;
let member: TestMember;
beforeAll(async () => {
  shop = await startShop();
  deskToken = await shop.deskToken();
}, 60_000);
afterAll(() => shop.close());

/** Creates a member for each group of tests, so that lists and mails contain only the orders of the group. */
const createMember = async () => {
  member = await shop.registerMember({ complete: true });
};

/** Sends a request one second after the previous request. Expects the status 200, and returns the response. */
async function callOk<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  shop.clock.advance(1);
  const reply = await shop.api(method, path, body === undefined ? { token } : { token, body });
  expect(reply.status, `${path}: ${reply.text}`).toBe(200);
  return reply.body.response;
}
const readDetail = (line: PropertyType, id: string) =>
  callOk<PropertyOrderDetail<PropertyType> & { invoiceFormat: InvoiceFormat }>(
    'GET',
    `/transaction/${line}/${id}?invoice=true`,
    member.token,
  );

async function pay(line: PropertyType, id: string) {
  const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
  const paymentReply = await shop.api('POST', `/invoices/${id}/${line}`, { token: member.token, body });
  await payAtGateway(shop, paymentOf(paymentReply).transaction_id);
}

const pdfText = async (link: string | null | undefined) => textOf((await shop.api('GET', `/${link}`)).raw);
const MISSING_VALUE_TEXT = /undefined|null|NaN|\[object/;
const missingIn = (text: string, facts: readonly string[]) => facts.filter((fact) => !text.includes(fact));

describe('a fire and earthquake order for a mortgaged house for three years', () => {
  const line = 'kebakaran-gempabumi';
  const street = 'Jalan Kemang Utara No. 19';
  const bank = 'BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012/2026';
  let orderId: string;
  let placedOrder: Awaited<ReturnType<typeof readDetail>>;
  let approvedOrder: Awaited<ReturnType<typeof readDetail>>;
  beforeAll(async () => {
    await createMember();
    orderId = await placePropertyOrder(shop, member, {
      code: 'PKG-01',
      quote: { isKprBtn: 'ya', floodZone: 2 },
      payload: { bankClause: 'Bank Tabungan Negara', creditNumber: 'kpr-0012/2026', printPolicy: true },
    });
    placedOrder = await readDetail(line, orderId);
    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    approvedOrder = await readDetail(line, orderId);
    await pay(line, orderId);
  });

  it('the placed order has the data of the form and the price of each risk', () => {
    expect(placedOrder).toMatchObject({
      headers: { statusOrder: 'neworder', period: null },
      timePeriod: 3,
      building: {
        occupationName: 'Rumah tinggal (bukan ruko), maksimal 3 lantai',
        objectAddress: expect.stringMatching(/^Jalan Kemang Utara No\. 19, RT 001\/RW 002, .* 12730$/),
        construction: 'Rangka Baja',
        buildingClass: 'Kelas 1',
        totalFloor: 2,
        price: 1_200_000_000,
        ownership: 'Milik Sendiri',
        zone: 4,
        isKprBtn: 'ya',
        bankClause: 'BANK TABUNGAN NEGARA',
      },
      product: { productName: 'Nusaraga Rumah Lengkap', typeCoverage: line },
      // Rates per year on Rp1,200,000,000: fire 0.308 ‰, earthquake 1.35 ‰, flood 0.774 ‰. The term is three years.
      payment: {
        basePremi: 3 * (369_600 + 1_620_000 + 928_800),
        adminFee: 65_000,
        policyPrintFee: 30_000,
        serviceFee: 0,
        grossPremi: 8_850_200,
        rows: [
          { label: 'Premi kebakaran 3 tahun', amount: 1_108_800 },
          { label: 'Premi gempa bumi 3 tahun', amount: 4_860_000 },
          { label: 'Perluasan banjir 3 tahun', amount: 2_786_400 },
          { label: 'Biaya admin', amount: 65_000 },
          { label: 'Biaya cetak polis', amount: 30_000 },
        ],
      },
      policy: { policyEarthquake: null, policyAttachmentEarthquake: null, isPolicyApproved: false },
    });
  });

  it('the lists of orders show the building of a property order', async () => {
    const value = `Rumah tinggal (bukan ruko), maksimal 3 lantai, ${street}`;
    const card = { _id: orderId, objectInsured: { title: 'Bangunan', value } };
    const memberOrders = await callOk<OrderCard[]>('GET', `/transaction?productType=${line}`, member.token);
    expect(memberOrders).toEqual([expect.objectContaining(card)]);
    const { rows: deskCards } = await callOk<ListPage<DeskOrderCard>>('GET', '/desk/orders', deskToken);
    expect(deskCards.find(({ _id }) => _id === orderId)).toMatchObject(card);
  });

  it('the desk sees the building, its value and the bank', async () => {
    const order = await callOk<DeskOrderDetail>('GET', `/desk/orders/${orderId}`, deskToken);
    const sheet = orderSheet(order, serverLine(order.productType).deskRows(order), 'http://naungan.test');
    const facts = [
      'Rumah tinggal (bukan ruko), maksimal 3 lantai (2976), Milik Sendiri',
      street,
      'Rangka Baja, Kelas 1, 2 floors, 120 m²',
      'Rp1.200.000.000 for 3 years, earthquake zone 4, flood zone 2',
      bank,
      'Siti Rahayu, perempuan',
    ];
    expect(missingIn(sheet, facts)).toEqual([]);
    expect(sheet).not.toMatch(MISSING_VALUE_TEXT);
  });

  it('the order has an invoice with the building and both certificates', async () => {
    const { invoiceFormat } = approvedOrder;
    expect(invoiceFormat).toMatchObject({
      total: 8_850_200,
      objectInsured: expect.arrayContaining([
        { title: 'Okupasi', value: 'Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)' },
        { title: 'Harga Pertanggungan', value: 'Rp1.200.000.000' },
        { title: 'Zona Gempa Bumi', value: 'Zona 4' },
        { title: 'Riwayat Banjir', value: 'Risiko banjir sedang' },
        { title: 'Klausula Bank', value: bank },
      ]),
      certificate: [
        { type: 'Sertifikat Polis Kebakaran', attachment: null },
        { type: 'Sertifikat Polis Gempa Bumi', attachment: null },
      ],
    });
    const { text } = await pdfText(invoiceFormat.explanation);
    const facts = ['Jaminan Kebakaran + Gempa Bumi', 'Klausula bank', 'Total Rp8.850.200'];
    expect(missingIn(text, facts)).toEqual([]);
    expect(text).toMatch(/tsunami/i);
  });

  it('the paid order has two policies, each with its cover and the bank clause', async () => {
    const { headers, policy } = await readDetail(line, orderId);
    expect(headers).toMatchObject({
      policyNumber: expect.stringMatching(/^POL-KGB-2026-\d{6}$/),
      period: { startDate: '2026-11-21', endDate: '2029-11-21' },
    });
    expect(policy.policyEarthquake).toMatch(/^POL-KGB-2026-\d{6}$/);
    expect(policy.policyEarthquake).not.toBe(headers.policyNumber);
    const fire = await pdfText(policy.policyAttachment);
    const earthquake = await pdfText(policy.policyAttachmentEarthquake);
    expect(fire.title).toBe(`Sertifikat Polis Asuransi Kebakaran ${headers.policyNumber}`);
    expect(earthquake.title).toBe(`Sertifikat Polis Asuransi Gempa Bumi ${policy.policyEarthquake}`);
    const commonFacts = [
      street,
      'Harga Pertanggungan Rp1.200.000.000',
      `Klausula Bank ${bank}`,
      `kepada ${bank}, sebesar sisa kredit`,
      'Pemilik Bangunan',
      // Fire policy: premium 1,108,800, flood 2,786,400, fee 40,000. Earthquake policy: premium 4,860,000, fee 25,000.
      'Polis kebakaran Rp3.935.200',
      'Polis gempa bumi Rp4.885.000',
      'Biaya cetak polis Rp30.000',
      'Total dibayar (lunas) Rp8.850.200',
      '21 November 2026 pukul 10.00 WIB s.d. 21 November 2029 pukul 24.00 WIB',
    ];
    const factsByPolicy = {
      fire: [
        'Jaminan Kebakaran',
        'Pemadaman kebakaran',
        'Banjir 10% dari klaim',
        'Riwayat Banjir',
        'Premi kebakaran 3 tahun Rp1.108.800',
        'Perluasan banjir 3 tahun Rp2.786.400',
        'Biaya admin Rp40.000',
        'Jumlah polis ini Rp3.935.200',
      ],
      earthquake: [
        'Jaminan Gempa Bumi',
        'Gempa bumi 2,5%',
        'Zona Gempa Bumi Zona 4',
        'Premi gempa bumi 3 tahun Rp4.860.000',
        'Biaya admin Rp25.000',
        'Jumlah polis ini Rp4.885.000',
      ],
    };
    expect(missingIn(fire.text, [...commonFacts, ...factsByPolicy.fire])).toEqual([]);
    expect(missingIn(earthquake.text, [...commonFacts, ...factsByPolicy.earthquake])).toEqual([]);
    for (const fact of factsByPolicy.fire) expect(earthquake.text).not.toContain(fact);
    for (const fact of factsByPolicy.earthquake) expect(fire.text).not.toContain(fact);
    expect(fire.text + earthquake.text).not.toMatch(MISSING_VALUE_TEXT);
  });

  it('the list of policies contains both policies, and each has a page', async () => {
    const cards = await callOk<PolicyCard[]>('GET', `/policies?product=${line}`, member.token);
    expect(cards.map(({ covers }) => covers).toSorted()).toEqual(['Gempa Bumi', 'Kebakaran']);
    const card = cards.find(({ covers }) => covers === 'Gempa Bumi');
    const policy = await callOk<PropertyPolicyDetail<typeof line>>(
      'GET',
      `/policies/${card?._id}`,
      member.token,
    );
    expect(policy).toMatchObject({
      timePeriod: 3,
      building: { objectAddr1: { addr1: street, addr2: expect.stringContaining('DKI Jakarta 12730') } },
      ownRisk: [{ name: 'Gempa bumi' }],
      payment: { grossPremi: 8_850_200 },
      share: {
        rows: [
          { label: 'Premi gempa bumi 3 tahun', amount: 4_860_000 },
          { label: 'Biaya admin', amount: 25_000 },
        ],
        total: 4_885_000,
        order: [
          { label: 'Polis kebakaran', amount: 3_935_200 },
          { label: 'Polis gempa bumi', amount: 4_885_000 },
          { label: 'Biaya cetak polis', amount: 30_000 },
        ],
      },
    });
    expect(policy.coverage).toEqual(expect.arrayContaining(['Tsunami.']));
    expect(policy.coverage).not.toEqual(expect.arrayContaining(['Sambaran petir.']));
  });

  it('both policies are sent in one parcel, with one mail that names both numbers', async () => {
    const { headers, policy } = await readDetail(line, orderId);
    const body = { courier: 'JNE', trackingNumber: 'JNE0001', date: '2026-11-21' };
    await callOk('PUT', `/desk/orders/${orderId}/delivery`, deskToken, body);
    await shop.runJobs({ includeDelayed: true });
    const mails = await shop.mails(member.email);
    const numbers = `${headers.policyNumber} dan ${policy.policyEarthquake}`;
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Polis cetak ${numbers} dikirim`,
        `E-polis ${headers.policyNumber}`,
        `E-polis ${policy.policyEarthquake}`,
      ]),
    );
    const policyMail = mails.find(({ subject }) => subject === `E-polis ${policy.policyEarthquake}`);
    expect(policyMail?.text).toContain('Nusaraga Rumah Lengkap (Gempa Bumi) dari Asuransi Nusaraga Fiktif');
    for (const { subject, text } of mails)
      if (!subject.startsWith('Pembayaran')) expect(text).toContain(street);
  });

  it('the copy of the data and the form to order again contain the complete property order', async () => {
    const copies = await callOk<{ pdf: string }>('GET', `/user/member/${member.id}/data`, member.token);
    expect(missingIn((await pdfText(copies.pdf)).text, [street, bank, 'Rp1.200.000.000'])).toEqual([]);
    const orderAgainForm = await callOk<PropertyRevision<typeof line>>(
      'GET',
      `/transaction/again/${orderId}`,
      member.token,
    );
    expect(orderAgainForm).toMatchObject({
      needRevisions: [],
      // The tariff band is in parts per million.
      building: { occupation: '2976', objectAddresses: { address: street }, fireBand: { low: 294 } },
      insured: { fullname: 'Siti Rahayu', birthDate: null },
      order: { timePeriod: 3, product: { declarations: expect.any(Array) } },
    });
  });
});

describe('a property order with one policy', () => {
  beforeAll(createMember);

  it.each([
    // 1,200,000,000 × 0.314 ‰, admin fee 35,000.
    ['kebakaran', 'PK-01', 376_800 + 35_000, /^POL-KBK-/, 'Asuransi Kebakaran'],
    // 1,200,000,000 × 1.35 ‰, admin fee 35,000.
    ['gempabumi', 'PG-01', 1_620_000 + 35_000, /^POL-GPB-/, 'Asuransi Gempa Bumi'],
  ] as const)(
    'a property order of the type %s results in one policy',
    async (line, code, total, number, title) => {
      const orderId = await placePropertyOrder(shop, member, {
        code,
        quote: { timePeriod: 1 },
        payload: { timePeriod: 1 },
      });
      await decideOrder(shop.deps, orderId);
      await pay(line, orderId);
      const { headers, payment, policy } = await readDetail(line, orderId);
      expect(payment.grossPremi).toBe(total);
      expect(headers.policyNumber).toMatch(number);
      expect(policy).toMatchObject({ policyEarthquake: null, policyAttachmentEarthquake: null });
      const certificate = await pdfText(policy.policyAttachment);
      expect(certificate.title).toContain(title);
      expect(certificate.text).not.toMatch(/Klausula|dua polis|polis tersendiri|Riwayat Banjir/);
      expect(certificate.text.includes('Zona Gempa Bumi')).toBe(line === 'gempabumi');
      const cards = await callOk<PolicyCard[]>('GET', `/policies?product=${line}`, member.token);
      expect(cards.filter((card) => card.orderId === orderId)).toHaveLength(1);
    },
  );

  it('a property order with one policy can have a term of 25 years', async () => {
    const years = { timePeriod: 25 };
    const orderId = await placePropertyOrder(shop, member, { quote: years, payload: years });
    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    await pay('kebakaran', orderId);
    expect((await readDetail('kebakaran', orderId)).headers.period).toEqual({
      startDate: '2026-11-21',
      endDate: '2051-11-21',
    });
  });
});

describe('a property order that the insurer does not approve', () => {
  const line = 'kebakaran';
  beforeAll(createMember);

  it('the desk gets 409 with advice when it sends a property order back', async () => {
    const orderId = await placePropertyOrder(shop, member);
    const body = { items: ['insured'], feedback: 'Nama pemilik belum sesuai.' };
    expect(
      await shop.api('POST', `/desk/orders/${orderId}/revise`, { token: deskToken, body }),
    ).toMatchObject({
      status: 409,
      body: {
        response:
          'Pesanan Kebakaran tidak dapat dikembalikan. Tolak dengan alasan yang menyebutkan apa yang harus diperbaiki: pelanggan dapat memesan lagi dengan data yang sama.',
      },
    });
    expect((await readDetail(line, orderId)).headers.statusOrder).toBe('neworder');
  });

  it('a rejected property order has a reason, and its mail has a link to order again', async () => {
    // The simulated insurer rejects a property order whose street contains 'Revisi'.
    const orderId = await placePropertyOrder(shop, member, {
      payload: ({ building }: PropertyQuote) => ({
        objectAddresses: { ...STREET, ...building.objectAddresses, address: 'Jalan Revisi No. 2' },
      }),
    });
    await decideOrder(shop.deps, orderId);
    const { headers, feedback } = await readDetail(line, orderId);
    expect(feedback).toBe('Foto bangunan kurang jelas, mohon pesan lagi dengan foto yang dapat dilihat.');
    expect(headers.message).toContain('Anda dapat memesan lagi dengan data yang sama');
    await shop.runJobs({ includeDelayed: true });
    const mails = await shop.mails(member.email);
    const mail = mails.find(({ subject }) => subject.includes('tidak disetujui'));
    expect(mail?.text).toContain('silakan pesan lagi: data yang sudah Anda isi tidak perlu diketik ulang');
    expect(mail?.text).toContain(
      `/products/kebakaran/order/${propertyProduct('PK-01')._id}?again=${orderId}`,
    );
    expect(await shop.api('GET', `/transaction/revision/${orderId}`, { token: member.token })).toMatchObject({
      status: 404,
      body: { response: 'Tidak ada data yang perlu di update' },
    });
  });
});

describe('access to property orders', () => {
  beforeAll(createMember);

  it('the path of a property order returns an error to every caller except its owner, and 404 for another product type', async () => {
    const orderId = await placePropertyOrder(shop, member);
    const path = `/transaction/kebakaran/${orderId}`;
    const otherMember = await shop.registerMember({ complete: true });
    expect((await shop.api('GET', path)).status).toBe(401);
    expect((await shop.api('GET', path, { token: otherMember.token })).status).toBe(404);
    expect(
      (await shop.api('GET', `/transaction/again/${orderId}`, { token: otherMember.token })).status,
    ).toBe(404);
    expect((await shop.api('GET', path, { token: deskToken })).status).toBe(403);
    const pathOfOtherType = `/transaction/gempabumi/${orderId}`;
    expect((await shop.api('GET', pathOfOtherType, { token: member.token })).status).toBe(404);
    expect((await sendPropertyOrder(shop, { token: deskToken })).status).toBe(403);
  });
});

describe('a property product that is not sold online', () => {
  beforeAll(createMember);

  it('an order of a property product that is not sold online returns 409, and the request for a consultant describes the building', async () => {
    const { _id: productId, typeCoverage: productType } = propertyProduct('PK-05');
    expect(await sendPropertyOrder(shop, member, { code: 'PK-05' })).toMatchObject({ status: 409 });
    const visitor = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
    const detail = {
      occupation: '2976',
      buildingPrices: '1200000000',
      timePeriod: '3',
      isKprBtn: 'ya',
      province: 'Bali',
      district: 'Kota Denpasar',
      totalFloor: '2',
      floodZone: '1',
    };
    const body = { ...visitor, productType, productId, message: 'Sore hari', detail };
    expect((await shop.api('POST', '/offline-trx', { body })).status).toBe(200);
    const [mail] = await shop.mails(shop.deps.config.BRAND.email);
    expect(mail?.text).toContain(
      'Bangunan: Rumah tinggal (bukan ruko), maksimal 3 lantai (2976), Rp1.200.000.000, Kota Denpasar, Bali, 2 lantai, 3 tahun, KPR, dengan perluasan banjir',
    );
  });
});
