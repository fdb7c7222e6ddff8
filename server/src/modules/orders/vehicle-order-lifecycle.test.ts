import type { DeskOrderCard, DeskOrderDetail } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { VehicleOrderDetail, VehicleRevision } from '@naungan/domain/lines/vehicle/record';
import type { OrderCard } from '@naungan/domain/order/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideOrder } from '../../../../simulators/insurer/insurer.ts';
import { orderLines, orderSheet } from '../../../../tools/desk/print.ts';
import type { TestMember } from '../../../test/harness.ts';
import { vehiclePrices } from '../../db/schema.ts';
import { serverLine } from '../../lines/index.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { payAtGateway, paymentOf, type Shop, startShop } from '../payments/fixture.ts';
import { JPEG } from './fixture.ts';
import {
  AVANZA,
  carWithExtras,
  extensionIds,
  fetchVehicleQuote,
  NMAX,
  placeVehicleOrder,
  sendVehicleOrder,
  type VehicleQuote,
  vehiclePayload,
  vehicleProduct,
} from './vehicle.fixture.ts';

/** Returns payload changes: extras of the car, and the numbers in its documents. */
const registeredCar = (quote: VehicleQuote) => ({
  ...carWithExtras(quote),
  vehicleLicense: 'B 1234 CD',
  chassisNumber: 'MHKA6GJ6JKJ012345',
  machineNumber: '1NRF123456',
});

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
const readDetail = (id: string) =>
  callOk<VehicleOrderDetail & { invoiceFormat: InvoiceFormat }>(
    'GET',
    `/transaction/kendaraan/${id}?invoice=true`,
    member.token,
  );

async function pay(id: string) {
  const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
  const paymentReply = await shop.api('POST', `/invoices/${id}/kendaraan`, { token: member.token, body });
  await payAtGateway(shop, paymentOf(paymentReply).transaction_id);
}

describe('an order for a car with All Risk cover, two extensions and an accessory', () => {
  let orderId: string;
  let placedOrder: Awaited<ReturnType<typeof readDetail>>;
  let approvedOrder: Awaited<ReturnType<typeof readDetail>>;
  beforeAll(async () => {
    await createMember();
    orderId = await placeVehicleOrder(shop, member, { payload: registeredCar });
    placedOrder = await readDetail(orderId);
    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    approvedOrder = await readDetail(orderId);
    await pay(orderId);
  });

  it('the placed order has the data of the form and the price of each part', async () => {
    const { product, premi } = await fetchVehicleQuote(shop, 'KA-01');
    // 237,000,000 × 2.0995 %, without the accessory.
    expect(premi?.discount).toBe(4_975_815);
    expect(placedOrder).toMatchObject({
      vehicle: {
        fullModel: 'Toyota Avanza 1.5 G CVT 2024',
        vehicleLicense: 'B 1234 CD',
        age: 2,
        price: 237_000_000,
        vehicleValue: 240_000_000,
        seats: 7,
        region: 2,
      },
      accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_000_000 }],
      expansion: [
        { code: 'FLOOD_TYPHOON', premi: 276_000 },
        { code: 'TPL', premi: 100_000 },
      ],
      product: { productName: product.productName, typeCoverage: 'allrisk' },
      coverage: product.coverage,
      workshops: product.workshops,
      payment: { basePremi: 5_414_800, grossPremi: 5_464_800 },
    });
    expect(placedOrder.feature.length).toBeGreaterThan(0);
    const codes = (files: readonly { code: string }[]) => files.map(({ code }) => code).toSorted();
    expect(codes(placedOrder.attachments)).toEqual(codes(product.attachments));
  });

  it('the lists of orders show the vehicle of a vehicle order', async () => {
    const objectInsured = { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)' };
    const card = { _id: orderId, insuredName: 'Siti Rahayu', objectInsured };
    const memberOrders = await callOk<OrderCard[]>('GET', '/transaction?productType=kendaraan', member.token);
    expect(memberOrders.find(({ _id }) => _id === orderId)).toMatchObject(card);
    const { rows: deskCards } = await callOk<ListPage<DeskOrderCard>>('GET', '/desk/orders', deskToken);
    expect(orderLines(deskCards.filter(({ _id }) => _id === orderId))).toContain(
      'Siti Rahayu  Toyota Avanza 1.5 G',
    );
  });

  it('the desk sees the vehicle, its value and its extensions', async () => {
    const order = await callOk<DeskOrderDetail>('GET', `/desk/orders/${orderId}`, deskToken);
    const sheet = orderSheet(order, serverLine(order.productType).deskRows(order), 'http://naungan.test');
    for (const fact of [
      'Toyota Avanza 1.5 G CVT 2024, Mobil, 2 years, 7 seats',
      'B 1234 CD',
      'chassis MHKA6GJ6JKJ012345, engine 1NRF123456',
      'Rp240.000.000: price Rp237.000.000, market price Rp237.000.000',
      'Kaca film, Rp3.000.000',
      'All Risk',
      'Siti Rahayu, perempuan',
    ])
      expect(sheet).toContain(fact);
    expect(sheet).toMatch(/Extended +.*Rp276\.000/);
    expect(sheet).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('the order has an invoice with the vehicle and the price of each extension', async () => {
    const { invoiceFormat } = approvedOrder;
    expect(invoiceFormat.objectInsured).toEqual(
      expect.arrayContaining([
        { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024' },
        { title: 'Nomor Polisi', value: 'B 1234 CD' },
        { title: 'Nomor Rangka', value: 'MHKA6GJ6JKJ012345' },
        { title: 'Nomor Mesin', value: '1NRF123456' },
        { title: 'Aksesori Kaca film', value: 'Rp3.000.000' },
        { title: 'Harga Pertanggungan', value: 'Rp240.000.000' },
        { title: 'Nama Tertanggung', value: 'Siti Rahayu' },
      ]),
    );
    const [flood, liability] = carWithExtras(await fetchVehicleQuote(shop, 'KA-01')).expansion.map(
      (id) => vehicleProduct('KA-01').expansion.find(({ _id }) => _id === id)?.name,
    );
    expect(invoiceFormat.detail.rows.map(([title, , , sum]) => [title, sum])).toEqual([
      ['Premi 1 tahun (Nusaraga Oto Lengkap)', 'Rp5.038.800'],
      [`Perluasan ${flood}`, 'Rp276.000'],
      [`Perluasan ${liability}`, 'Rp100.000'],
      ['Biaya admin', 'Rp50.000'],
    ]);
    expect(invoiceFormat.total).toBe(5_464_800);
    const invoicePdf = await textOf((await shop.api('GET', `/${invoiceFormat.pdf}`)).raw);
    const explanationPdf = await textOf((await shop.api('GET', `/${invoiceFormat.explanation}`)).raw);
    for (const fact of [
      'Toyota Avanza 1.5 G CVT 2024',
      'B 1234 CD',
      'Harga Pertanggungan',
      `Perluasan ${flood}`,
    ])
      expect(invoicePdf.text).toContain(fact);
    for (const fact of ['Jaminan All Risk', 'Risiko sendiri', 'Perluasan Jaminan', 'Total Rp5.464.800'])
      expect(explanationPdf.text).toContain(fact);
    expect(invoicePdf.text + explanationPdf.text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('a paid vehicle order has a certificate that states the cover', async () => {
    const cards = await callOk<PolicyCard[]>('GET', '/policies?product=kendaraan', member.token);
    const card = cards.find((candidate) => candidate.orderId === orderId);
    expect(card?.objectInsured?.value).toBe('Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)');
    const policy = await callOk<VehicleOrderDetail>('GET', `/policies/${card?._id}`, member.token);
    expect(policy).toMatchObject({
      vehicle: { fullModel: 'Toyota Avanza 1.5 G CVT 2024', vehicleValue: 240_000_000 },
      expansion: [{ premi: 276_000 }, { premi: 100_000 }],
    });
    const { text, title } = await textOf((await shop.api('GET', `/${card?.certificate}`)).raw);
    expect(title).toMatch(/^Sertifikat Polis Asuransi Kendaraan POL-KND-2026-\d{6}$/);
    const facts = [
      'Toyota Avanza 1.5 G CVT 2024',
      'B 1234 CD',
      'MHKA6GJ6JKJ012345',
      '1NRF123456',
      'Kaca film',
      'Harga Pertanggungan Rp240.000.000',
      'Pemilik Kendaraan',
      'Siti Rahayu',
      'All Risk',
      'Perluasan Jaminan',
      'Rp10.000.000',
      'Risiko sendiri',
      'Total dibayar (lunas) Rp5.464.800',
      'paling lambat 5 hari kalender',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|Tempat, Tanggal Lahir/);
  });

  it('the copy of the data and every mail name the vehicle, except the mails about the payment', async () => {
    await shop.runJobs({ includeDelayed: true });
    const name = 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)';
    const mails = (await shop.mails(member.email)).filter(({ subject }) => !subject.startsWith('Pembayaran'));
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { text } of mails) {
      expect(text).toContain(name);
      expect(text).toMatch(/^Halo .+,$/m);
    }
    const copies = await callOk<{ pdf: string }>('GET', `/user/member/${member.id}/data`, member.token);
    const { text } = await textOf((await shop.api('GET', `/${copies.pdf}`)).raw);
    for (const fact of ['Toyota Avanza 1.5 G CVT 2024', 'MHKA6GJ6JKJ012345', 'Kaca film'])
      expect(text).toContain(fact);
  });
});

describe('an order for a motorcycle with total-loss cover', () => {
  beforeAll(createMember);
  it('an order for a motorcycle results in a policy', async () => {
    const orderId = await placeVehicleOrder(shop, member, { code: 'KT-02', search: NMAX });
    await callOk('POST', `/desk/orders/${orderId}/approve`, deskToken);
    await pay(orderId);
    const order = await readDetail(orderId);
    expect(order).toMatchObject({
      headers: { policyNumber: expect.stringMatching(/^POL-KND-/) },
      vehicle: { vehicleType: 'MV2', vehicleValue: 28_600_000 },
      product: { typeCoverage: 'tlo' },
      expansion: [],
      accesories: [],
    });
    const cards = await callOk<PolicyCard[]>('GET', '/policies?product=kendaraan', member.token);
    const { certificate } = cards.find((card) => card.orderId === orderId) ?? expect.unreachable();
    const { text } = await textOf((await shop.api('GET', `/${certificate}`)).raw);
    expect(text).toContain('Jaminan TLO');
    expect(text).not.toMatch(/Perluasan Jaminan [A-Z].*Rp|All Risk/);
  });
});

describe('a correction of the vehicle and of a photo', () => {
  beforeAll(createMember);
  const feedback = 'Nomor mesin belum sesuai dengan STNK.';
  const readRevision = (id: string) =>
    callOk<VehicleRevision>('GET', `/transaction/revision/${id}`, member.token);
  const photo = { name: 'foto-depan', content: JPEG, mimeType: 'image/jpeg', fileName: 'a--Depan.jpg' };

  /** Creates an order that the desk sent back. Returns its id and the data of its form. */
  async function placeReturnedOrder() {
    const payload = (quote: VehicleQuote) => ({ ...carWithExtras(quote), machineNumber: '1NRF222222' });
    const id = await placeVehicleOrder(shop, member, { payload });
    const body = { items: ['vehicle', 'attachment'], attachments: ['foto-depan'], feedback };
    await callOk('POST', `/desk/orders/${id}/revise`, deskToken, body);
    return { id, revision: await readRevision(id) };
  }
  const submit = (id: string, payload: object, files = [photo]) =>
    shop.multipart(
      'PUT',
      `/transaction/revision/${id}`,
      [{ name: 'payload', content: JSON.stringify(payload) }, ...files],
      { token: member.token },
    );
  const amountsOf = ({ order, additions }: VehicleRevision, vehicle: VehicleRevision['vehicle']) => {
    const product = { ...vehicleProduct('KA-01'), ...order.product };
    return vehiclePayload({ product, vehicle }, shop.clock.now(), { ...additions }).amounts;
  };

  it('a correction shows the old data, stores the new data and replaces the photo', async () => {
    const { id, revision } = await placeReturnedOrder();
    expect(revision).toMatchObject({
      feedback,
      needRevisions: [{ item: 'vehicle' }, { item: 'attachment', attachments: [{ code: 'foto-depan' }] }],
      vehicle: { machineNumber: '1NRF222222', marketPrice: 237_000_000 },
      additions: { accesories: [{ accesoriesName: 'Kaca film' }] },
    });
    const formerAttachments = (await readDetail(id)).attachments;
    const vehicle = { ...revision.vehicle, machineNumber: '1NR-F 654321', vehicleLicense: 'b 77 xyz' };
    const reply = await submit(id, { vehicle, amounts: revision.order.amounts });
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('berhasil dikirim')]);
    const correctedOrder = await readDetail(id);
    expect(correctedOrder).toMatchObject({
      headers: { statusOrder: 'revision' },
      vehicle: { machineNumber: '1NRF654321', vehicleLicense: 'B 77 XYZ' },
      payment: { grossPremi: 5_464_800 },
    });
    const keyOf = (files: typeof formerAttachments) =>
      files.find(({ code }) => code === 'foto-depan')?.url.split('?')[0];
    expect(keyOf(correctedOrder.attachments)).not.toBe(keyOf(formerAttachments));
  });

  it('a correction requires the new amounts when the price changes, and its message names the new total', async () => {
    const { id, revision } = await placeReturnedOrder();
    const vehicle = { ...revision.vehicle, price: 250_000_000 };
    const conflictReply = await submit(id, { vehicle, amounts: revision.order.amounts });
    expect(conflictReply).toMatchObject({
      status: 409,
      body: {
        changes: expect.arrayContaining([
          // 253,000,000 × 2.0995 % = 5,311,735; flood × 0.115 % = 290,950; liability 100,000.
          { path: 'amounts.premium', from: 5_414_800, to: 5_702_685 },
        ]),
      },
    });
    const reply = await submit(id, { vehicle, amounts: amountsOf(revision, vehicle) });
    expect([reply.status, reply.body.message]).toEqual([
      200,
      expect.stringContaining('Total pesanan menyesuaikan data kendaraan menjadi Rp5.752.685'),
    ]);
  });

  it('the vehicle price in a correction is compared with the market price on the day of the order', async () => {
    const { id, revision } = await placeReturnedOrder();
    const { db } = shop.deps;
    const isAvanzaPrice = eq(vehiclePrices.modelId, 'C001');
    const formerPrices = await db.select().from(vehiclePrices).where(isAvanzaPrice);
    await db.update(vehiclePrices).set({ price: 300_000_000 }).where(isAvanzaPrice);
    try {
      const forgedVehicle = { ...revision.vehicle, marketPrice: 300_000_000, price: 300_000_000 };
      expect(
        await submit(id, { vehicle: forgedVehicle, amounts: amountsOf(revision, forgedVehicle) }),
      ).toMatchObject({
        status: 409,
        body: { changes: [{ path: 'vehicle.marketPrice', from: 300_000_000, to: 237_000_000 }] },
      });
      const reply = await submit(id, { vehicle: revision.vehicle, amounts: revision.order.amounts });
      expect(reply.status).toBe(200);
    } finally {
      for (const { year, price } of formerPrices)
        await db
          .update(vehiclePrices)
          .set({ price })
          .where(and(isAvanzaPrice, eq(vehiclePrices.year, year)));
    }
  });

  it('a correction returns 422 with an error at the field when the product does not insure the new vehicle', async () => {
    const { id, revision } = await placeReturnedOrder();
    const { vehicle: motorcycle } = await fetchVehicleQuote(shop, 'KT-02', NMAX);
    const { vehicleLicense: _, ...numbers } = revision.vehicle;
    const vehicle = { ...numbers, ...motorcycle, vehicleLicense: 'D 1234 CD' };
    const reply = await submit(id, { vehicle, amounts: revision.order.amounts });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'vehicle.vehicleType', message: 'All Risk tidak tersedia untuk Sepeda Motor' }],
      },
    });
  });

  it("a corrected year and region must match today's catalogue", async () => {
    const { id, revision } = await placeReturnedOrder();
    const years = await callOk<{ year: number; models: { _id: string; price: number }[] }[]>(
      'GET',
      '/vehicles/toyota?vehicleType=MV4',
      member.token,
    );
    const modelOf2022 = years.find(({ year }) => year === 2022)?.models.find(({ _id }) => _id === 'C001');
    const search = { ...AVANZA, year: '2022', price: String(modelOf2022?.price), plat: 'BK' };
    const { vehicle: quotedVehicle } = await fetchVehicleQuote(shop, 'KA-01', search);
    const vehicle = { ...revision.vehicle, ...quotedVehicle, vehicleLicense: 'BK 1234 CD' };
    const forgedVehicle = { ...vehicle, marketPrice: quotedVehicle.marketPrice - 1_000_000 };
    expect(
      await submit(id, { vehicle: forgedVehicle, amounts: amountsOf(revision, forgedVehicle) }),
    ).toMatchObject({
      status: 409,
      body: {
        changes: [
          { path: 'vehicle.marketPrice', from: forgedVehicle.marketPrice, to: quotedVehicle.marketPrice },
        ],
      },
    });
    const reply = await submit(id, { vehicle, amounts: amountsOf(revision, vehicle) });
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('menyesuaikan data kendaraan')]);
    expect(await readDetail(id)).toMatchObject({
      vehicle: { fullModel: 'Toyota Avanza 1.5 G CVT 2022', region: 1, area: 'BK' },
    });
  });

  it('a correction returns 409 when its tariff region or its number of seats differs from the catalogue', async () => {
    const { id, revision } = await placeReturnedOrder();
    const vehicle = { ...revision.vehicle, region: 3, seats: 2 };
    expect(await submit(id, { vehicle, amounts: revision.order.amounts })).toMatchObject({
      status: 409,
      body: {
        changes: [
          { path: 'vehicle.seats', from: 2, to: 7 },
          { path: 'vehicle.region', from: 3, to: 2 },
        ],
      },
    });
  });

  it('the simulated insurer requests a correction for an engine number with a keyword, and rejects a name with another keyword', async () => {
    const id = await placeVehicleOrder(shop, member, { payload: { machineNumber: 'REVISI12345' } });
    await decideOrder(shop.deps, id);
    expect(await readRevision(id)).toMatchObject({
      needRevisions: [{ item: 'vehicle' }, { item: 'attachment', attachments: [{ code: 'foto-depan' }] }],
    });
    const rejectedOrderId = await placeVehicleOrder(shop, member, { payload: { fullname: 'Tolak Saja' } });
    await decideOrder(shop.deps, rejectedOrderId);
    expect((await readDetail(rejectedOrderId)).feedback).toBe(
      'Kendaraan tertanggung belum memenuhi ketentuan kami.',
    );
  });
});

describe('a vehicle product that is not sold online', () => {
  beforeAll(createMember);
  it('an order of a product that is not sold online returns 409, and the request for a consultant describes the vehicle', async () => {
    expect(await sendVehicleOrder(shop, member, { code: 'KA-07' })).toMatchObject({ status: 409 });
    const { _id: productId } = vehicleProduct('KA-07');
    const visitor = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
    const detail = { ...AVANZA, brand: 'toyota', coverage: 'allrisk' };
    const body = { ...visitor, productType: 'kendaraan', productId, message: 'Sore hari', detail };
    expect((await shop.api('POST', '/offline-trx', { body })).status).toBe(200);
    const [mail] = await shop.mails(shop.deps.config.BRAND.email);
    expect(mail?.text).toContain(
      'Kendaraan: Mobil, Toyota Avanza 1.5 G CVT, 2024, Rp237.000.000, wilayah B, All Risk',
    );
  });
});

it('the form to order a vehicle again has the data of the earlier order', async () => {
  await createMember();
  const payload = (quote: VehicleQuote) => ({ ...carWithExtras(quote), vehicleLicense: 'B 4321 CD' });
  const id = await placeVehicleOrder(shop, member, { payload });
  const orderAgainForm = await callOk<VehicleRevision>('GET', `/transaction/again/${id}`, member.token);
  const product = vehicleProduct('KA-01');
  expect(orderAgainForm).toMatchObject({
    needRevisions: [],
    vehicle: { model: 'C001', vehicleLicense: 'B 4321 CD' },
    additions: { expansion: extensionIds(product, 'FLOOD_TYPHOON', 'TPL') },
    insured: { fullname: 'Siti Rahayu', birthDate: null },
  });
});
