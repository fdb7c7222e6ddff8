import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../../form-field/form.fixture.ts';
import { propertyOrderForm } from './form.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './line.ts';
import { propertyOrder as order, propertyPlan } from './order.fixture.ts';
import { PROPERTY_TYPES } from './property-type.ts';
import { propertyDetails, searchedBuilding } from './record.ts';
import { propertyRules } from './rules.ts';
import type { KnownBuilding } from './search.ts';
import { PROPERTY_STEPS } from './steps.ts';

const fire = { line: FIRE, ...propertyRules('kebakaran') };
const earthquake = { line: EARTHQUAKE, ...propertyRules('gempabumi') };
const fireEarthquake = { line: FIRE_EARTHQUAKE, ...propertyRules('kebakaran-gempabumi') };

const context = { plan: propertyPlan('kebakaran-gempabumi'), today: '2026-11-22' };
const schema: z.ZodType = propertyOrderForm(context);

test.each([
  ['kebakaran', 'KBK', fire],
  ['gempabumi', 'GPB', earthquake],
  ['kebakaran-gempabumi', 'KGB', fireEarthquake],
])(
  'the line %s has the policy code %s, and the expected paths, limits and coverage of the search',
  (code, policyCode, { line, search }) => {
    expect(line).toMatchObject({
      code,
      landingPath: `/products/${code}`,
      listPath: `/products/${code}/plan`,
      policyCode,
      compareLimit: 2,
      priceRange: { min: 0, max: 1_000_000 },
      profileWarningMs: 3000,
    });
    expect(line.orderPath('p/1')).toBe(`/products/${code}/order/p%2F1`);
    expect(search.read(new URLSearchParams()).coverages).toEqual([code]);
  },
);

test('a property order has the 8 steps of the specification, and no step can be revised', () => {
  expect(PROPERTY_STEPS.map(({ id, title }) => [id, title])).toEqual([
    ['syarat', 'Syarat & Ketentuan'],
    ['tertanggung', 'Data Pemilik'],
    ['alamat', 'Alamat Pemilik'],
    ['bangunan', 'Alamat Objek Bangunan'],
    ['lampiran', 'Lampiran'],
    ['informasi', 'Informasi Lainnya'],
    ['deklarasi', 'Deklarasi'],
    ['ringkasan', 'Order Summary'],
  ]);
  expect(PROPERTY_STEPS.some((step) => 'revises' in step)).toBe(false);
});

test.each(PROPERTY_TYPES)('the plan schema of %s accepts only products of this type', (type) => {
  const records = {
    kebakaran: fire.records,
    gempabumi: earthquake.records,
    'kebakaran-gempabumi': fireEarthquake.records,
  };
  const plan = propertyPlan(type);
  expect(records[type].plan.parse(plan)).toEqual(plan);
  for (const otherType of PROPERTY_TYPES) {
    if (otherType !== type) expect(records[otherType].plan.safeParse(plan).success).toBe(false);
  }
});

test('the building in a response contains all properties that the price depends on', () => {
  const building: KnownBuilding = searchedBuilding.parse({ ...order, floodZone: 1 });
  expect(building.objectAddresses).toEqual({
    province: 'DKI Jakarta',
    district_level: 'Kota',
    district: 'Kota Administrasi Jakarta Selatan',
  });
  // Per year: 1,200,000,000 × 0.294 ‰ = 352,800 for fire, and × 0.55 ‰ = 660,000 for flood.
  const plan = fire.records.plan.parse(propertyPlan('kebakaran'));
  const price = fire.price(plan, { building, timePeriod: 1, printPolicy: false }, '2026-11-22');
  expect(price?.amounts.premium).toBe(1_012_800);
});

describe('a property order', () => {
  test('has a form that returns the payload in wire format and accepts its own output', () => {
    const payload = schema.parse(order);
    expect(payload).toMatchObject({
      bankClause: 'BANK TABUNGAN NEGARA',
      creditNumber: 'KPR-0012/2026',
      floodZone: null,
      timePeriod: 3,
      objectAddresses: { neighbourhood: '001', hamlet: '002' },
      birthDate: '',
    });
    expect(schema.parse(payload)).toEqual(payload);
  });

  test('passes the schema of each step, and its stored details determine price and period', () => {
    const validOrder = propertyOrderForm(context).parse(order);
    const payload: Record<string, unknown> = { ...validOrder };
    const slices = PROPERTY_STEPS.map((step) => {
      const slicePayload = 'hasTopLevelFields' in step ? payload : payload[step.slice ?? ''];
      expect(problemsOf(step.schema(context), slicePayload)).toEqual({});
      return [step.slice, slicePayload];
    });
    const details = propertyDetails.parse(Object.fromEntries(slices));
    expect(Object.keys(details)).toEqual(['building', 'insured', 'addresses']);
    expect(fireEarthquake.records.details.parse(details)).toEqual(details);
    const plan = fireEarthquake.records.plan.parse(context.plan);
    const priceInput = { building: details.building, timePeriod: validOrder.timePeriod, printPolicy: true };
    // Fire: 1,200,000,000 × 0.294 ‰ × 3 years = 1,058,400. Earthquake: 1,200,000,000 × 1.35 ‰ × 3 years = 4,860,000.
    // The service fee is 2.5 %, at most 100,000.
    const price = fireEarthquake.price(plan, priceInput, '2026-11-22');
    expect(price?.amounts).toEqual({
      premium: 5_918_400,
      adminFee: 65_000,
      policyPrintFee: 25_000,
      serviceFee: 100_000,
      total: 6_108_400,
    });
    const placedOrder = {
      amounts: price?.amounts ?? expect.unreachable(),
      timePeriod: 3,
      product: plan,
      details,
    };
    expect(fireEarthquake.priceRows(placedOrder)).toEqual(price?.rows);
    expect(fireEarthquake.period(placedOrder, '2026-11-22')).toEqual({
      startDate: '2026-11-22',
      endDate: '2029-11-22',
    });
  });

  test('has a form that reports all missing fields of the building together', () => {
    expect(problemsOf(PROPERTY_STEPS[3].schema(), { objectAddresses: {} })).toEqual({
      occupation: 'Anda belum melengkapi Okupasi',
      occupationCode: 'Okupasi tidak ditemukan',
      occupationName: 'Okupasi tidak ditemukan',
      buildingPrices: 'Anda belum melengkapi Harga Bangunan',
      ownership: 'Anda belum melengkapi Status Kepemilikan',
      isKprBtn: 'Anda belum melengkapi Status KPR',
      construction: 'Anda belum melengkapi Konstruksi Bangunan',
      classConstruction: 'Anda belum melengkapi Kelas Konstruksi',
      totalFloor: 'Anda belum melengkapi Jumlah Lantai',
      totalBuildingArea: 'Anda belum melengkapi Luas Bangunan',
      zone: 'Zona gempa bumi tidak ditemukan',
      'objectAddresses.province': 'Anda belum melengkapi Provinsi',
      'objectAddresses.district_level': 'Anda belum melengkapi Kabupaten/Kota',
      'objectAddresses.district': 'Anda belum melengkapi Nama Kabupaten/Kota',
      'objectAddresses.subDistrict': 'Kecamatan Wajib diisi',
      'objectAddresses.urbanVillage': 'Kelurahan Wajib diisi',
      'objectAddresses.postalCode': 'Kode Pos Wajib diisi',
      'objectAddresses.address': 'Alamat Objek Bangunan wajib diisi',
      'objectAddresses.neighbourhood': 'RT Wajib diisi',
      'objectAddresses.hamlet': 'RW Wajib diisi',
    });
  });

  test.each([
    ['objectAddresses.neighbourhood', '1000', 'RT wajib 3 digit angka'],
    ['objectAddresses.hamlet', '１２', undefined],
    ['objectAddresses.postalCode', '1273', 'Kode Pos wajib 5 digit angka'],
    ['objectAddresses.address', '  ', 'Alamat Objek Bangunan wajib diisi'],
    ['objectAddresses.district_level', 'Desa', 'Anda belum melengkapi Kabupaten/Kota'],
    ['totalBuildingArea', 9, 'Luas Bangunan minimal 10 m²'],
    ['totalBuildingArea', 10, undefined],
    ['totalBuildingArea', 9_999, undefined],
    ['totalBuildingArea', 10_000, 'Luas Bangunan maksimal 9.999 m²'],
    ['totalFloor', 0, 'Jumlah Lantai minimal 1'],
    ['totalFloor', 3, undefined],
    ['totalFloor', 4, 'Okupasi yang dipilih untuk bangunan 1 s/d 3 lantai'],
    ['totalFloor', 100, 'Jumlah Lantai maksimal 99'],
    ['buildingPrices', 0, 'Anda belum melengkapi Harga Bangunan'],
    ['buildingPrices', -1, 'Harga Bangunan minimal Rp1'],
    ['buildingPrices', 1_000_000_000_000, 'Harga Bangunan maksimal Rp999.999.999.999'],
    ['isKprBtn', 'tidak', undefined],
    ['bankClause', '', 'Nama Bank Wajib diisi'],
    ['bankClause', 'bank.com', 'Nama mengandung karakter yang tidak diperbolehkan'],
    ['bankClause', '<b>Bank</b>', 'Nama mengandung karakter yang tidak diperbolehkan'],
    ['creditNumber', '', undefined],
    ['creditNumber', '<1>', 'Nomor Perjanjian Kredit hanya huruf, angka, dan tanda baca - / .'],
    ['floodZone', 4, undefined],
    ['floodZone', 5, 'Riwayat Banjir tidak valid'],
    ['zone', 6, 'Zona gempa bumi tidak ditemukan'],
    ['fireBand', null, undefined],
    ['acceptTnc', false, 'Anda belum menyetujui syarat dan ketentuan'],
    ['timePeriod', 0, 'Masa asuransi tidak valid'],
    ['timePeriod', 1, undefined],
    ['timePeriod', 25, undefined],
    ['timePeriod', 26, 'Masa asuransi tidak valid'],
    ['timePeriod', 1.5, 'Masa asuransi tidak valid'],
    ['attachments', [], 'Lengkapi semua berkas lampiran'],
    ['declarations', [], 'Anda belum melengkapi Deklarasi!'],
  ])('with %s %j has the message %j', (field, value, message) => {
    expect(problemsOf(schema, withValue(order, field, value))[field]).toBe(message);
  });

  test('requires a bank only for a building with a mortgage', () => {
    expect(problemsOf(schema, { ...order, isKprBtn: 'tidak', bankClause: '', creditNumber: '' })).toEqual({});
  });

  test.each(['low', 'high'] as const)('requires the %s end of the fire band', (end) => {
    const fireBand = { ...order.fireBand, [end]: 0 };
    expect(problemsOf(schema, { ...order, fireBand })).toEqual({
      [`fireBand.${end}`]: 'Tarif kebakaran tidak ditemukan',
    });
  });

  test.each(Object.keys(order))('has an Indonesian message for a wrong type of %s', (field) => {
    const wrongTypes = WRONG_TYPES.filter((value) => typeof value === 'symbol' || typeof value === 'bigint');
    for (const wrongValue of [...wrongTypes, null, 7, {}, [null], [{}]])
      expect(englishMessages(problemsOf(schema, { ...order, [field]: wrongValue }))).toEqual([]);
  });
});
