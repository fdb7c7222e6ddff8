import { describe, expect, test } from 'vitest';
import { avanza, catalogue, model } from './catalogue.fixture.ts';
import { readSearchText } from './read-search-text.ts';

// The table of typed texts is server/src/lines/vehicle/seed/search-texts.fixture.ts, with the catalogue of the seed.
const today = '2026-11-22';
const readText = (text: string) => readSearchText(text, catalogue, today);
const idsIn = (text: string) => readText(text).models.map((found) => found.model);

describe('a text', () => {
  test.each(['constructor', '__proto__ toString', 'valueOf 2019'])(
    'with a property name of every object (%j) is unknown words',
    (text) => {
      const { unused, read } = readText(text);
      expect(read.vehicleType).toBeUndefined();
      expect(unused).not.toHaveLength(0);
    },
  );

  test('is read in any order and case, with year, plate and price', () => {
    const { isCertain, models, read, unused } = readText('B 2019 CD AVANZA 2024 harga Rp237.000.000');
    expect([isCertain, models]).toEqual([true, [avanza]]);
    expect([read, unused]).toEqual([{ plat: 'B', year: 2024, price: 237_000_000 }, []]);
  });

  test('beyond 100 characters is cut', () => {
    expect(readText(`${'a'.repeat(150)} avanza`)).toMatchObject({
      models: [],
      unused: [{ text: 'a'.repeat(100), reason: 'unknown' }],
    });
  });

  test('with markup finds nothing, even if a vehicle follows', () => {
    expect(readText('<script>x</script> avanza 2019')).toEqual({
      ...{ read: {}, models: [], total: 0, isCertain: false },
      unused: [{ text: '<script>x</script> avanza 2019', reason: 'unknown' }],
    });
  });

  test('is read without a valid date of today too', () => {
    expect(readSearchText('avanza 2019', catalogue, 'besok').read.year).toBe(2019);
  });
});

describe('models', () => {
  test('are cars before buses, unless another type is searched, and eight at most', () => {
    const bus = model('B001', 'Toyota', 'Hiace Commuter', 'BUS');
    const cars = Array.from({ length: 9 }, (_, at) => model(`C1${at}`, 'Toyota', `Calya ${at}`));
    const many = { ...catalogue, models: [bus, ...cars] };
    const { models, total } = readSearchText('toyota', many, today);
    expect([models.map((one) => one.vehicleType), total]).toEqual([Array(8).fill('MV4'), 10]);
    expect(readSearchText('toyota', many, today, 'BUS').models[0]?.model).toBe('B001');
  });

  test('sold in the year come alone, if some were', () => {
    expect(idsIn('innova')).toEqual(['C003', 'C002']);
    expect(idsIn('innova 2019')).toEqual(['C003']);
    expect(idsIn('innova 2010')).toEqual(['C003', 'C002']);
  });

  test('of a typed type come alone, unless the text names another type', () => {
    expect(idsIn('motor honda')).toEqual(['M001']);
    expect(readText('motor avanza')).toMatchObject({
      ...{ read: {}, isCertain: false },
      unused: [{ text: 'motor', reason: 'ambiguous' }],
    });
  });
});

describe('a vehicle is certain', () => {
  test.each([
    ['with its name', 'avanza'],
    ['with its name and the words of its variant', 'toyota avanza 1.5 g'],
    ['with a word that no other name has', 'innova zenix 2026'],
    ['with words typed as one', 'cx5'],
    ['with words typed apart', 'c r v'],
    ['with its brand and its number', 'mercedes-benz e 300'],
  ])('%s: %j', (_, text) => {
    expect(readText(text)).toMatchObject({ isCertain: true, total: 1 });
  });

  test.each([
    ['after a typing error', 'avnza 2019'],
    ['after the beginning of a word', 'avan'],
    ['next to an unknown word', 'avanza xyz'],
    ['by a part of its name', 'innova 2019'],
    ['that may be a plate', 'e 300'],
    ['with a year that may be an engine', 'avanza 15'],
    ['with a region that may be a variant', 'avanza e'],
    ['with two years', 'avanza 2019 2024'],
    ['with two prices', 'avanza 100 juta 200 juta'],
    ['next to another', 'avanza brio'],
  ])('but not %s: %j', (_, text) => {
    const { isCertain, models } = readText(text);
    expect([isCertain, models.length > 0]).toEqual([false, true]);
  });
});

describe('a plate', () => {
  test.each(['R 1512', 'R 15 AB'])('is read unless a model has that name: %j', (text) => {
    const models = catalogue.models.filter(({ model: id }) => id !== 'M009');
    expect(readSearchText(text, { ...catalogue, models }, today).read).toEqual({ plat: 'R' });
  });

  test('of a region that the catalogue lacks is unknown', () => {
    expect(readText('QQ 1234 AB')).toMatchObject({
      read: {},
      unused: [{ text: 'qq' }, { text: '1234' }, { text: 'ab' }],
    });
  });
});

test.each([
  ['237 jt', 237_000_000],
  ['1,2 miliar', 1_200_000_000],
  ['1.500 juta', 1_500_000_000],
  ['Rp 18.900.000', 18_900_000],
  ['500 ribu', 500_000],
  ['150000000', 150_000_000],
])('%j is a price', (text, price) => {
  expect(readText(text)).toMatchObject({ read: { price }, unused: [] });
});

test.each(['081234567890', '3171234567890001', '1234', '0 juta'])('%j is no price', (text) => {
  expect(readText(text).read.price).toBeUndefined();
});
