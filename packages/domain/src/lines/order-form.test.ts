import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { shippingForm } from '../shipping/form.ts';
import { TERMS_LABEL } from '../terms/index.ts';
import { healthOrderForm } from './health/form.ts';
import { personContext, personOrder } from './insured-person/order.fixture.ts';
import type { OrderFixtures } from './order-form.fixture.ts';
import { personalAccidentOrderForm } from './personal-accident/form.ts';
import { beneficiary } from './personal-accident/order.fixture.ts';
import { PRODUCT_TYPES, type ProductType } from './product-type.ts';
import { rulesOf } from './rules.ts';

describe('shippingForm', () => {
  const form = shippingForm({ today: '2026-11-21' });

  test.each([
    [{}, { startDate: '', printPolicy: false, customShippingAddress: false, shippingAddress: '' }],
    [
      {
        startDate: ' 2026-12-01 ',
        printPolicy: true,
        customShippingAddress: false,
        shippingAddress: 'jl. lama',
      },
      { startDate: '2026-12-01', printPolicy: true, customShippingAddress: false, shippingAddress: '' },
    ],
    [
      { printPolicy: false, customShippingAddress: true, shippingAddress: '' },
      { startDate: '', printPolicy: false, customShippingAddress: false, shippingAddress: '' },
    ],
    [
      { printPolicy: true, customShippingAddress: true, shippingAddress: ' jl.  melati 5 ' },
      { startDate: '', printPolicy: true, customShippingAddress: true, shippingAddress: 'JL. MELATI 5' },
    ],
  ])('converts %j to %j', (input, output) => {
    expect(form.parse(input)).toEqual(output);
    expect(form.parse(output)).toEqual(output);
  });

  test.each(['', '   ', undefined])('rejects the shipping address %j', (shippingAddress) => {
    const value = { printPolicy: true, customShippingAddress: true, shippingAddress };
    expect(problemsOf(form, value)).toEqual({ shippingAddress: 'Alamat pengiriman wajib di isi' });
  });

  test.each([
    [500, {}],
    [501, { shippingAddress: 'Maksimal 500 karakter' }],
  ])('a shipping address of %d characters has the problems %j', (length, problems) => {
    const shippingAddress = 'a'.repeat(length);
    const value = { printPolicy: true, customShippingAddress: true, shippingAddress };
    expect(problemsOf(form, value)).toEqual(problems);
  });

  test.each([
    ['2026-11-20', { startDate: 'Tanggal mulai pertanggungan paling awal hari ini, 21 November 2026' }],
    ['2026-11-21', {}],
    ['2026-12-21', {}],
    ['2026-12-22', { startDate: 'Tanggal mulai pertanggungan paling lambat 21 Desember 2026' }],
    ['12/13/2026', { startDate: 'Tanggal mulai pertanggungan tidak valid' }],
    [20261201, { startDate: 'Isian tidak valid' }],
  ])('the first day of cover %j has the problems %j', (startDate, problems) => {
    expect(problemsOf(form, { startDate })).toEqual(problems);
  });

  test('reports values of the wrong type in Indonesian', () => {
    for (const wrongValue of [...WRONG_TYPES.filter((value) => typeof value !== 'boolean'), 'true']) {
      const problems = problemsOf(form, { printPolicy: wrongValue, customShippingAddress: wrongValue });
      expect(Object.keys(problems)).toEqual(['printPolicy', 'customShippingAddress']);
      expect(englishMessages(problems)).toEqual([]);
    }
  });
});

describe.each([
  { name: 'a health order', formOf: healthOrderForm, lineFields: {}, lineProblems: {} },
  {
    name: 'a personal accident order',
    formOf: personalAccidentOrderForm,
    lineFields: { beneficiary },
    lineProblems: { beneficiary: 'Penerima Manfaat wajib di isi' },
  },
])('$name', ({ formOf, lineFields, lineProblems }) => {
  const schema: z.ZodType = formOf(personContext);
  const order = { ...personOrder, ...lineFields };

  test('returns the payload in wire format, without unknown fields, and accepts its own output', () => {
    const payload = schema.parse({ ...order, status: 'approve', price: 1 });
    expect(payload).toEqual({
      ...order,
      startDate: '',
      fullname: 'siti aminah',
      emailAddress: 'siti@contoh.id',
      phoneNumber: '6281234567890',
      placeOfbirth: 'BANDUNG',
      identityNumber: '3171234567890001',
      addresses: { ...order.addresses, neighbourhood: '005', hamlet: '012' },
    });
    expect(schema.parse(payload)).toEqual(payload);
  });

  test('reports all missing fields together', () => {
    expect(problemsOf(schema, { addresses: {} })).toEqual({
      productId: 'Produk wajib di pilih',
      fullname: 'Nama Lengkap wajib di isi',
      citizen: 'Warga Negara harus di pilih',
      gender: 'Jenis Kelamin harus di pilih',
      emailAddress: 'Email wajib di isi',
      birthDate: 'Tanggal Lahir wajib di isi',
      placeOfbirth: 'Tempat Lahir wajib di isi',
      phoneNumber: 'Nomor telepon wajib di isi',
      identiyType: 'Jenis Kartu identitas harus di pilih',
      identityNumber: 'Nomor Identitas wajib di isi',
      'addresses.province': 'Provinsi Wajib di isi',
      'addresses.district': 'Kabupaten/Kota Wajib di isi',
      'addresses.subDistrict': 'Kecamatan Wajib di isi',
      'addresses.urbanVillage': 'Kelurahan Wajib di isi',
      'addresses.address': 'Alamat Wajib di isi',
      'addresses.neighbourhood': 'RT Wajib di isi',
      'addresses.hamlet': 'RW Wajib di isi',
      'addresses.postalCode': 'Kode Pos Wajib di isi',
      acceptTnc: 'Anda belum menyetujui syarat dan ketentuan',
      declarations: 'Anda belum melengkapi Deklarasi!',
      attachments: 'Lengkapi semua berkas lampiran',
      ...lineProblems,
    });
  });

  test.each([
    ['acceptTnc', false, 'Anda belum menyetujui syarat dan ketentuan'],
    ['timePeriod', 2, 'Masa asuransi tidak valid'],
    ['timePeriod', '1', 'Masa asuransi tidak valid'],
    ['birthDate', '2008-11-22', 'Usia Anda tidak masuk kriteria produk'],
    ['identityNumber', '123', 'Nomor Identitas wajib 16 Digit Angka'],
    ['attachments', [], 'Lengkapi semua berkas lampiran'],
    ['attachments', [{ code: '1002', title: 'KK' }], 'Lengkapi semua berkas lampiran'],
    ['declarations', [], 'Anda belum melengkapi Deklarasi!'],
    ['declarations', [{ _id: 'd1', answer: 'ya' }], 'Anda belum melengkapi Deklarasi!'],
    [
      'declarations',
      [
        { _id: 'd1', answer: 'ya' },
        { _id: 'd2', answer: 'ya' },
      ],
      'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!',
    ],
    ['amounts', 'murah', 'Rincian biaya tidak valid'],
    ['amounts.total', 0.5, 'Rincian biaya tidak valid'],
    ['amounts.total', -1, 'Rincian biaya tidak valid'],
    ['amounts.total', '2095000', 'Rincian biaya tidak valid'],
    ['amounts.total', Number.MAX_VALUE, 'Rincian biaya tidak valid'],
    ['params.dob', 'kemarin', 'Tanggal Lahir tidak valid'],
    ['addresses.hamlet', '', 'RW Wajib di isi'],
    ['declarations.0.answer', 'mungkin', 'Pilih jawaban ya atau tidak'],
    ['attachments.0.code', '', 'Isian tidak valid'],
  ])('the field %s with the value %j has the message %j', (path, value, message) => {
    expect(problemsOf(schema, withValue(order, path, value))[path]).toBe(message);
  });

  test('requires the shipping address only if a printed policy is sent to another address', () => {
    expect(problemsOf(schema, { ...order, customShippingAddress: true })).toEqual({
      shippingAddress: 'Alamat pengiriman wajib di isi',
    });
    expect(problemsOf(schema, { ...order, printPolicy: false, customShippingAddress: true })).toEqual({});
  });

  test('accepts an order without amounts, search, documents and answers for a product that requires none of them', () => {
    const optionalFields = ['amounts', 'params', 'timePeriod', 'attachments', 'declarations'];
    const requiredFields = Object.fromEntries(
      Object.entries(order).filter(([field]) => !optionalFields.includes(field)),
    );
    const formWithoutRequirements: z.ZodType = formOf({
      plan: { ages: { minAge: 0, maxAge: 99 }, declarations: [], attachments: [] },
      today: '2026-11-21',
    });
    expect(formWithoutRequirements.parse(requiredFields)).toMatchObject({
      timePeriod: 1,
      attachments: [],
      declarations: [],
    });
  });

  test("contains only the product's questions, with the product's question texts", () => {
    const answers = [
      { _id: 'd2', question: 'Apakah Anda TIDAK merokok?', answer: 'tidak' },
      { _id: 'x', question: 'Lainnya', answer: 'ya' },
      { _id: 'd1', answer: 'ya' },
    ];
    expect(schema.parse({ ...order, declarations: answers })).toMatchObject({
      declarations: order.declarations,
    });
  });

  test('reports an unanswered question and the incomplete list', () => {
    const declarations = [order.declarations[0], { _id: 'd2', answer: '' }];
    expect(problemsOf(schema, { ...order, declarations })).toEqual({
      'declarations.1.answer': 'Pilih jawaban ya atau tidak',
      declarations: 'Anda belum melengkapi Deklarasi!',
    });
  });

  test('rejects a list of more than 100 attachments', () => {
    const tooManyFiles = Array.from({ length: 101 }, (_, index) => ({ code: `${index}`, title: '' }));
    expect(problemsOf(schema, { ...order, attachments: [...tooManyFiles, ...order.attachments] })).toEqual({
      attachments: 'Data yang dikirim tidak valid',
    });
  });

  test.each(Object.keys(order))('reports a wrong type of %s in Indonesian', (field) => {
    const wrongTypes = WRONG_TYPES.filter((value) => typeof value === 'symbol' || typeof value === 'bigint');
    for (const wrongValue of [...wrongTypes, '', null, 7, {}, [null], [{}]]) {
      expect(englishMessages(problemsOf(schema, { ...order, [field]: wrongValue }))).toEqual([]);
    }
  });

  test.each([...WRONG_TYPES, null, undefined, ''])('reports the payload %o in Indonesian', (wrongValue) => {
    const problems = problemsOf(schema, wrongValue);
    expect(Object.keys(problems).length).toBeGreaterThan(0);
    expect(englishMessages(problems)).toEqual([]);
  });
});

describe('the order form of a line', () => {
  const fixtures = import.meta.glob<OrderFixtures>('./*/order.fixture.ts', { import: 'ORDERS', eager: true });
  const orders: OrderFixtures = Object.assign({}, ...Object.values(fixtures));

  function orderOf<L extends ProductType>(line: L) {
    const order = orders[line];
    if (!order) throw new Error(`No order.fixture.ts in a folder of lines has an order of ${line}`);
    return order;
  }

  function expectStepsToAccept<L extends ProductType>(line: L) {
    const { plan, payload: validPayload } = orderOf(line);
    const payload: Record<string, unknown> = { ...validPayload };
    const stepContext = { ...personContext, plan };
    const form: z.ZodType = rulesOf(line).orderForm(stepContext);
    expect(problemsOf(form, payload)).toEqual({});
    for (const { schema, slice, hasTopLevelFields } of rulesOf(line).steps) {
      const slicePayload = hasTopLevelFields ? payload : payload[slice ?? ''];
      expect(problemsOf(schema(stepContext), slicePayload)).toEqual({});
    }
  }
  function expectUnchangedOutput<L extends ProductType>(line: L) {
    const form: z.ZodType = rulesOf(line).orderForm({ ...personContext, plan: orderOf(line).plan });
    const payload = form.parse(orderOf(line).payload);
    expect(form.parse(payload)).toEqual(payload);
  }

  test.each(PRODUCT_TYPES)('each step of the order form of %s accepts the valid order', (line) =>
    expectStepsToAccept(line),
  );

  test.each(PRODUCT_TYPES)(
    'the order form of %s returns its own output unchanged, so that the server can validate it again',
    (line) => expectUnchangedOutput(line),
  );

  test('retains the beneficiaries of a personal accident order, and removes the beneficiaries of a health order', () => {
    const health = healthOrderForm(personContext).parse({ ...personOrder, beneficiary });
    expect(Object.keys(health)).not.toContain('beneficiary');
    expect(
      personalAccidentOrderForm(personContext).parse({ ...personOrder, beneficiary }).beneficiary,
    ).toEqual(beneficiary);
  });

  test.each([
    ['primary.fullName', '', 'Penerima Manfaat wajib di isi'],
    ['email', 'budi@', 'Email tidak Valid'],
    ['phone', '', 'Nomor telpon wajib di isi'],
  ])(
    'the field beneficiary.%s with the value %j has the message %s in the order form of personal accident',
    (path, value, message) => {
      const order = { ...personOrder, beneficiary: withValue(beneficiary, path, value) };
      expect(problemsOf(personalAccidentOrderForm(personContext), order)).toEqual({
        [`beneficiary.${path}`]: message,
      });
    },
  );
});

test('the checkbox of the terms has the label of the specification', () => {
  expect(TERMS_LABEL).toBe('Saya sudah membaca dan menyetujui ketentuan diatas');
});
