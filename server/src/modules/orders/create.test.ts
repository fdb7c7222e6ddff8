import { ATTACHMENTS_MISSING_MESSAGE } from '@naungan/domain/attachment';
import { DECLARATION_BLOCKED_MESSAGE, DECLARATION_INCOMPLETE_MESSAGE } from '@naungan/domain/declaration';
import { AGE_MESSAGE } from '@naungan/domain/insured';
import { MESSAGES } from '@naungan/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { journal, orderAttachments, orders } from '../../db/schema.ts';
import {
  filesFor,
  type OrderPayload,
  payloadFor,
  placeOrder,
  planByCode,
  sendOrder,
  textParts,
} from './fixture.ts';
import { documentsOf, findOrder } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
/** 21.00 WIB on the day before the insured's birthday. */
const EVENING = new Date('2026-11-21T14:00:00.000Z');
const SIX_HOURS_SECONDS = 6 * 3_600;
afterEach(() => harness.clock.set(TEST_NOW));
afterAll(() => harness.close());

const storedOrder = async (id: string) => {
  const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
  return row;
};
const ordersOf = (userId: string) => harness.deps.db.select().from(orders).where(eq(orders.userId, userId));
const createMember = () => harness.registerMember({ complete: true });

describe('placing a health order', () => {
  it('a placed order is stored with its files and a journal entry, and the customer gets a mail', async () => {
    const customer = await createMember();
    const reply = await sendOrder(harness, customer);
    expect(reply).toMatchObject({
      status: 200,
      body: { response: { productType: 'kesehatan', invoice: false } },
    });
    expect(reply.body.message).toMatch(/^Pesanan Anda berhasil dibuat/);

    const { _id: id } = reply.body.response as { _id: string };
    expect(await storedOrder(id)).toMatchObject({
      statusOrder: 'neworder',
      kpaNumber: expect.stringMatching(/^KPA-2026-\d{6}$/),
      premium: 3_000_000,
      adminFee: 25_000,
      policyPrintFee: 0,
      serviceFee: 60_000,
      total: 3_085_000,
    });
    const files = await harness.deps.db
      .select()
      .from(orderAttachments)
      .where(eq(orderAttachments.orderId, id));
    expect(files.map(({ code, title }) => [code, title]).toSorted()).toEqual([
      ['foto-diri', 'Foto Diri Tertanggung'],
      ['ktp', 'KTP Tertanggung'],
    ]);
    for (const file of files) expect(await harness.deps.files.exists(file.storageKey)).toBe(true);
    const entries = await harness.deps.db.select().from(journal).where(eq(journal.subjectId, id));
    expect(entries).toMatchObject([
      { fromStatus: null, toStatus: 'neworder', actor: `member:${customer.id}` },
    ]);
    const [mail] = await harness.mails(customer.email);
    expect(mail?.text).toContain(`http://naungan.test/orders/kesehatan/${id}`);
  });

  it("a placed order has the insured's data in the standard form: name without extra spaces, phone with 62, place of birth in capitals", async () => {
    const payload = { fullname: '  Ｓiti   Rahayu ', placeOfbirth: 'bandung', phoneNumber: '0812 3456 7890' };
    const id = await placeOrder(harness, await createMember(), { payload });
    expect((await storedOrder(id))?.details).toMatchObject({
      insured: { fullname: 'Siti Rahayu', placeOfbirth: 'BANDUNG', phoneNumber: '6281234567890' },
    });
  });

  it('a placed order includes the price of printing when a printed policy was chosen', async () => {
    const payload = {
      printPolicy: true,
      customShippingAddress: true,
      shippingAddress: 'Jalan Baru 1, Depok',
    };
    const id = await placeOrder(harness, await createMember(), { payload });
    expect(await storedOrder(id)).toMatchObject({ policyPrintFee: 45_000, total: 3_130_000 });
    expect((await storedOrder(id))?.shipping).toMatchObject({ shippingAddress: 'JALAN BARU 1, DEPOK' });
  });

  it('every placed order has a unique number', async () => {
    const customer = await createMember();
    await Promise.all(Array.from({ length: 4 }, () => placeOrder(harness, customer)));
    const numbers = (await ordersOf(customer.id)).map(({ kpaNumber }) => kpaNumber);
    expect(new Set(numbers).size).toBe(4);
  });
});

describe('health orders', () => {
  it('rejects a health order without a session', async () => {
    const plan = planByCode('HK-01');
    const parts = [...textParts(plan, payloadFor(plan, harness.clock.now())), ...filesFor(plan)];
    expect(await harness.multipart('POST', '/transaction/kesehatan', parts)).toMatchObject({ status: 401 });
  });

  it('rejects a health order with a session of the desk', async () => {
    const plan = planByCode('HK-01');
    const parts = [...textParts(plan, payloadFor(plan, harness.clock.now())), ...filesFor(plan)];
    const token = await harness.deskToken();
    expect(await harness.multipart('POST', '/transaction/kesehatan', parts, { token })).toMatchObject({
      status: 403,
    });
  });

  it('rejects a health order while the profile is incomplete', async () => {
    const reply = await sendOrder(harness, await harness.registerMember());
    expect(reply).toMatchObject({ status: 403, body: { response: MESSAGES.profile.incomplete } });
  });

  it('rejects a health order that is sent as JSON', async () => {
    const { token } = await createMember();
    expect(await harness.api('POST', '/transaction/kesehatan', { token, body: {} })).toMatchObject({
      status: 415,
    });
  });

  it.each(['11111111-1111-4111-8111-111111111111', 'bukan-id', '', "1' or '1'='1"])(
    'rejects a health order for the unknown plan id %j',
    async (productId) => {
      const customer = await createMember();
      const plan = planByCode('HK-01');
      const parts = textParts(plan, payloadFor(plan, harness.clock.now())).map((part) =>
        part.name === 'productId' ? { ...part, content: productId } : part,
      );
      const reply = await harness.multipart(
        'POST',
        '/transaction/kesehatan',
        [...parts, ...filesFor(plan)],
        customer,
      );
      expect([404, 422]).toContain(reply.status);
      expect(await ordersOf(customer.id)).toEqual([]);
    },
  );

  it.each(['HK-22', 'PA-25'])(
    'rejects an order for the plan %s, which only consultants sell',
    async (code) => {
      const reply = await sendOrder(harness, await createMember(), { code });
      expect(reply).toMatchObject({ status: 409, body: { response: expect.stringContaining('konsultan') } });
    },
  );

  it.each([
    ['PA-02', 'kesehatan'],
    ['HK-01', 'kecelakaandiri'],
  ])('rejects an order for the plan %s that is sent to the path of the line %s', async (code, line) => {
    const customer = await createMember();
    const plan = planByCode(code);
    const parts = textParts(plan, payloadFor(plan, harness.clock.now()));
    expect(await harness.multipart('POST', `/transaction/${line}`, parts, customer)).toMatchObject({
      status: 404,
      body: { response: MESSAGES.plans.notFound },
    });
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it('rejects a health order without a payload, or with a payload that is not an object', async () => {
    const customer = await createMember();
    const [product, params] = textParts(planByCode('HK-01'), {});
    for (const content of ['', '{', '[]', '"x"', 'null', '7']) {
      const parts = [product, params, { name: 'payload', content }].flatMap((part) => part ?? []);
      const reply = await harness.multipart('POST', '/transaction/kesehatan', parts, customer);
      expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID' } });
    }
  });

  const CUSTOMERS_WITHOUT_KTP = [
    ['a child', { birthDate: '2014-03-01' }, 'Kartu Keluarga Tertanggung'],
    ['a holder of a passport', { identiyType: 'paspor', identityNumber: 'A1234567' }, 'Paspor Tertanggung'],
  ] as const;

  it.each(CUSTOMERS_WITHOUT_KTP)(
    'accepts a health order from %s with the identity document that replaces the KTP',
    async (_title, changes, name) => {
      const customer = await harness.registerMember({ complete: true });
      const plan = planByCode('HK-03');
      const id = await placeOrder(harness, customer, { code: plan.code, payload: changes });
      const order = await findOrder(harness.deps.db, id);
      const documentNames = order ? documentsOf(order).map((document) => document.name) : [];
      expect(documentNames).toContain(name);
      expect(documentNames).not.toContain('KTP Tertanggung');
    },
  );

  it('accepts a health order from a child without a KTP, although the plan requires a KTP and a family card', async () => {
    const plan = planByCode('HK-20');
    const files = filesFor(plan).filter(({ name }) => name !== 'ktp');
    expect(
      await placeOrder(harness, await harness.registerMember({ complete: true }), {
        code: plan.code,
        files,
        payload: { birthDate: '2014-03-01' },
      }),
    ).toBeTruthy();
  });

  const declarationsWith = (change: (answer: 'ya' | 'tidak') => string | undefined) =>
    planByCode('HK-01').document.declarations.map(({ _id, question, answer }, index) => ({
      _id,
      question,
      answer: index === 0 ? change(answer) : answer,
    }));
  const INVALID_PAYLOADS: [string, Partial<Record<keyof OrderPayload, unknown>>, string, string][] = [
    ['an empty name', { fullname: '' }, 'fullname', 'Nama Lengkap wajib di isi'],
    ['a name of spaces', { fullname: '   ' }, 'fullname', 'Nama Lengkap wajib di isi'],
    [
      'a script in the name',
      { fullname: '<script>alert(1)</script>' },
      'fullname',
      'Nama mengandung karakter yang tidak diperbolehkan',
    ],
    [
      'an emoji in the name',
      { fullname: 'Siti 😀' },
      'fullname',
      'Nama mengandung karakter yang tidak diperbolehkan',
    ],
    ['a name of 101 characters', { fullname: 'a'.repeat(101) }, 'fullname', 'Maksimal 100 karakter'],
    ['a wrong e-mail', { emailAddress: 'siti@' }, 'emailAddress', 'Email tidak valid'],
    ['a short phone number', { phoneNumber: '62812345' }, 'phoneNumber', 'Nomor HP 10-13 Digit'],
    [
      'a KTP of 15 digits',
      { identityNumber: '317403550790000' },
      'identityNumber',
      'Nomor Identitas wajib 16 Digit Angka',
    ],
    ['an unknown citizenship', { citizen: 'mars' }, 'citizen', 'Warga Negara harus di pilih'],
    ['no birth date', { birthDate: '' }, 'birthDate', 'Tanggal Lahir wajib di isi'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate', 'Tanggal Lahir tidak valid'],
    ['a birth date in the future', { birthDate: '2026-11-22' }, 'birthDate', 'Tanggal Lahir tidak valid'],
    [
      'terms that were not accepted',
      { acceptTnc: false },
      'acceptTnc',
      'Anda belum menyetujui syarat dan ketentuan',
    ],
    [
      'a question without an answer',
      { declarations: declarationsWith(() => undefined).slice(1) },
      'declarations',
      DECLARATION_INCOMPLETE_MESSAGE,
    ],
    ['no answers', { declarations: [] }, 'declarations', DECLARATION_INCOMPLETE_MESSAGE],
    [
      'an answer that prevents the order',
      { declarations: declarationsWith((answer) => (answer === 'ya' ? 'tidak' : 'ya')) },
      'declarations',
      DECLARATION_BLOCKED_MESSAGE,
    ],
    [
      'a printed policy without an address',
      { printPolicy: true, customShippingAddress: true },
      'shippingAddress',
      'Alamat pengiriman wajib di isi',
    ],
    ['a number as name', { fullname: 7 }, 'fullname', 'Isian tidak valid'],
  ];
  it.each(INVALID_PAYLOADS)('rejects a health order with %s', async (_title, changes, path, message) => {
    const customer = await createMember();
    const reply = await sendOrder(harness, customer, { payload: changes as Partial<OrderPayload> });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path, message });
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it('rejects a health order whose search has another birth date than the insured, and accepts a health order without a search', async () => {
    const customer = await createMember();
    const reply = await sendOrder(harness, customer, { params: { dob: '1990-01-02' } });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        response: 'Data pencarian tidak sesuai dengan isian pesanan',
        errors: [{ path: 'params.dob', message: 'Data pencarian tidak sesuai dengan isian pesanan' }],
      },
    });
    expect(await ordersOf(customer.id)).toEqual([]);
    expect(await sendOrder(harness, customer, { params: {} })).toMatchObject({ status: 200 });
  });

  it.each([
    ['HK-18', '2008-11-22', 17],
    ['HK-18', '1980-11-21', 46],
    ['HK-01', '1960-11-21', 66],
  ])('rejects a health order for plan %s and a birth on %s (age %i)', async (code, birthDate) => {
    const reply = await sendOrder(harness, await createMember(), { code, payload: { birthDate } });
    expect(reply.body.errors).toContainEqual({ path: 'birthDate', message: AGE_MESSAGE });
  });

  it.each([
    ['HK-18', '2008-11-21', 18],
    ['HK-18', '1980-11-22', 45],
    ['HK-01', '1960-11-22', 65],
  ])('accepts a health order for plan %s and a birth on %s (age %i)', async (code, birthDate) => {
    expect(await sendOrder(harness, await createMember(), { code, payload: { birthDate } })).toMatchObject({
      status: 200,
    });
  });

  it.each(['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const)(
    'rejects a health order if the %s that the customer was shown is wrong',
    async (name) => {
      const customer = await createMember();
      const plan = planByCode('HK-01');
      const { amounts } = payloadFor(plan, harness.clock.now());
      const changedAmounts = amounts && { ...amounts, [name]: amounts[name] + 1 };
      const reply = await sendOrder(harness, customer, { payload: { amounts: changedAmounts } });
      expect(reply).toMatchObject({
        status: 409,
        body: {
          response: MESSAGES.order.amountsChanged,
          changes: [{ path: `amounts.${name}`, from: changedAmounts?.[name], to: amounts?.[name] }],
        },
      });
      expect(await ordersOf(customer.id)).toEqual([]);
    },
  );

  it('rejects a health order whose payload has no amounts', async () => {
    const reply = await sendOrder(harness, await createMember(), { payload: { amounts: undefined } });
    expect(reply).toMatchObject({ status: 422 });
  });

  it('rejects a health order when the price changed after the customer had seen the price', async () => {
    harness.clock.set(EVENING);
    const customer = await createMember();
    const plan = planByCode('HK-02');
    const birthDate = '1975-11-22';
    const { amounts } = payloadFor(plan, harness.clock.now(), { birthDate });
    harness.clock.advance(SIX_HOURS_SECONDS);
    const reply = await sendOrder(harness, customer, { code: 'HK-02', payload: { birthDate, amounts } });
    expect(reply).toMatchObject({ status: 409, body: { response: MESSAGES.order.amountsChanged } });
  });

  it('rejects a health order without a required document', async () => {
    const customer = await createMember();
    const files = filesFor(planByCode('HK-01')).slice(1);
    const reply = await sendOrder(harness, customer, { files });
    expect(reply.body.errors).toContainEqual({ path: 'attachments', message: ATTACHMENTS_MISSING_MESSAGE });
  });

  it('rejects a health order whose payload lists documents that were not uploaded', async () => {
    const attachments = [
      { code: 'ktp', title: 'KTP' },
      { code: 'foto-diri', title: 'Foto' },
    ];
    const reply = await sendOrder(harness, await createMember(), { payload: { attachments }, files: [] });
    expect(reply).toMatchObject({ status: 422, body: { response: ATTACHMENTS_MISSING_MESSAGE } });
  });
});
