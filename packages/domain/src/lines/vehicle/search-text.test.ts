import { describe, expect, test } from 'vitest';
import { type NamedModel, readSearchText } from './search-text.ts';

const today = '2026-11-22';
const years = [2026, 2025, 2024, 2019];
const model = (
  id: string,
  brandText: string,
  modelText: string,
  vehicleType: NamedModel['vehicleType'] = 'MV4',
  sold: readonly number[] = years,
): NamedModel => ({
  model: id,
  modelText,
  brand: brandText.toLowerCase(),
  brandText,
  vehicleType,
  years: sold,
});
const catalogue = {
  models: [
    model('C001', 'Toyota', 'Avanza 1.5 G CVT'),
    model('C003', 'Toyota', 'Kijang Innova Reborn 2.4 V AT Diesel'),
    model('C002', 'Toyota', 'Kijang Innova Zenix 2.0 V CVT', 'MV4', [2026, 2025]),
    model('C013', 'Honda', 'Brio 1.2 RS CVT'),
    model('C016', 'Honda', 'CR-V 2.0 RS e:HEV'),
    model('C048', 'Mercedes-Benz', 'E 300 AMG Line'),
    model('C033', 'Mazda', 'CX-5 2.5 Elite'),
    model('M001', 'Honda', 'BeAT CBS', 'MV2'),
    model('M009', 'Yamaha', 'R15 Connected', 'MV2'),
    model('T014', 'Mitsubishi', 'L300 Pick Up Flat Deck', 'TRUCK'),
    model('T001', 'Hino', 'Dutro 136 HD 6.8 PS', 'TRUCK'),
  ],
  areas: ['B', 'D', 'E', 'AD', 'R', 'L'],
};
const modelsFoundBy = (text: string) => {
  const { models, plate, total: _, ...rest } = readSearchText(text, catalogue, today);
  return {
    ...rest,
    models: models.map((one) => one.model),
    ...(plate && { plate: `${plate.area} ${plate.number} ${plate.letters}`.trim() }),
  };
};

describe('the one search box', () => {
  // Property names that every object has.
  test.each(['constructor', '__proto__ toString', 'valueOf 2019'])('treats %j as unknown words', (text) => {
    const { unknown, vehicleType } = readSearchText(text, catalogue, today);
    expect(vehicleType).toBeUndefined();
    expect(unknown).not.toHaveLength(0);
  });

  test.each([
    ['avanza 2019', { year: 2019, models: ['C001'] }],
    ['2019 AVANZA', { year: 2019, models: ['C001'] }],
    ['toyota avanza 1.5 g', { models: ['C001'] }],
    ['avan', { models: ['C001'] }],
    ['innova', { models: ['C003', 'C002'] }],
    ['innova 2026', { year: 2026, models: ['C003', 'C002'] }],
    ['innova zenix', { models: ['C002'] }],
    ['honda', { models: ['C013', 'C016', 'M001'] }],
    ['crv', { models: ['C016'] }],
    ['Honda CRV 2024', { year: 2024, models: ['C016'] }],
    ['cx5', { models: ['C033'] }],
    ['avnza 2019', { year: 2019, models: ['C001'] }],
    ['avanzaa', { models: ['C001'] }],
    ['hnoda brio', { models: ['C013'] }],
    ['toyotq avanza', { models: ['C001'] }],
    ['brio 300', { models: ['C013'] }],
    ['brio d', { models: ['C013'], plate: 'D' }],
    ['brio 2024 AD', { year: 2024, models: ['C013'], plate: 'AD' }],
    ['avanza e', { models: ['C001'], plate: 'E' }],
    ['mercedes e', { models: ['C048'] }],
    ['motor honda', { vehicleType: 'MV2', models: ['M001'] }],
    ['truk hino 300 juta', { vehicleType: 'TRUCK', price: 300_000_000, models: ['T001'] }],
    ['cx-5', { models: ['C033'] }],
    ['mercedes-benz E 300', { models: ['C048'] }],
    ['yamaha r15', { models: ['M009'] }],
    ['L300', { models: ['T014'] }],
    ['mercedes e 2024', { year: 2024, models: ['C048'] }],
  ])('%j finds a model', (text, result) => {
    expect(modelsFoundBy(text)).toEqual({ unknown: [], ...result });
  });

  test('lists cars before buses, unless another type is searched, and eight models at most', () => {
    const bus = model('B001', 'Toyota', 'Hiace Commuter', 'BUS');
    const cars = Array.from({ length: 9 }, (_, at) => model(`C1${at}`, 'Toyota', `Calya ${at}`));
    const many = { ...catalogue, models: [bus, ...cars] };
    const { models, total } = readSearchText('toyota', many, today);
    expect([models.map((one) => one.vehicleType), total]).toEqual([Array(8).fill('MV4'), 10]);
    expect(readSearchText('toyota', many, today, 'BUS').models[0]?.model).toBe('B001');
  });

  test.each([
    ['B 1234', 'B 1234'],
    ['b1234cd', 'B 1234 CD'],
    ['AD-12-XY', 'AD 12 XY'],
    ['R 15', 'R 15'],
  ])('%j is a plate unless a model has that name', (text, plate) => {
    const { models } = catalogue;
    const without = { ...catalogue, models: models.filter((one) => one.model !== 'M009') };
    expect(readSearchText(text, without, today)).toMatchObject({ models: [], unknown: [] });
    const read = readSearchText(text, without, today).plate;
    expect(`${read?.area} ${read?.number} ${read?.letters}`.trim()).toBe(plate);
  });

  test('parses model, year, plate and price together, in any order', () => {
    expect(modelsFoundBy('B 2019 CD avanza 2024 harga Rp237.000.000')).toEqual({
      models: ['C001'],
      year: 2024,
      plate: 'B 2019 CD',
      price: 237_000_000,
      unknown: [],
    });
  });

  test.each([
    ['237 jt', 237_000_000],
    ['1,2 miliar', 1_200_000_000],
    ['Rp 18.900.000', 18_900_000],
    ['500 ribu', 500_000],
  ])('%j is a price', (text, price) => {
    expect(modelsFoundBy(text)).toEqual({ models: [], unknown: [], price });
  });

  test.each([
    ['', []],
    ['xyz', ['xyz']],
    ['QQ 1234', ['qq', '1234']],
    ['avanza xyz', ['xyz']],
    ['tahun avanza jakarta', ['jakarta']],
    ['brie', []],
    ['bria', []],
    ['brxx', ['brxx']],
    ['2028', ['2028']],
    ['<script>', ['script']],
    ['a'.repeat(5000), ['a'.repeat(100)]],
  ])('reports the words of %j that it does not recognise', (text, unknown) => {
    expect(modelsFoundBy(text).unknown).toEqual(unknown);
  });
});
