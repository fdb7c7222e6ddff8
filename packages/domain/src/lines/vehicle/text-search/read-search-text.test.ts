import { describe, expect, test } from 'vitest';
import { avanza, catalogue, model } from './catalogue.fixture.ts';
import { readSearchText } from './read-search-text.ts';

// The texts that need the catalogue of the seed are in server/src/lines/vehicle/seed/search-texts.fixture.ts.
const today = '2026-11-22';
const readText = (text: string) => readSearchText(text, catalogue, today);
const modelIdsIn = (text: string) => readText(text).models.map(({ model: id }) => id);

describe('readSearchText', () => {
  test.each(['constructor', '__proto__ toString', 'valueOf 2019'])(
    'finds nothing for a word that is also the name of a property of every JavaScript object: %j',
    (text) => {
      const { unused, read } = readText(text);
      expect(read.vehicleType).toBeUndefined();
      expect(unused).not.toHaveLength(0);
    },
  );

  test('finds model, year, plate and price in any order and case', () => {
    const { isCertain, models, read, unused } = readText('B 2019 CD AVANZA 2024 harga Rp237.000.000');
    expect([isCertain, models]).toEqual([true, [avanza]]);
    expect([read, unused]).toEqual([{ plat: 'B', year: 2024, price: 237_000_000 }, []]);
  });

  test('ignores the text after 100 characters', () => {
    expect(readText(`${'a'.repeat(150)} avanza`)).toMatchObject({
      models: [],
      unused: [{ text: 'a'.repeat(100), reason: 'unknown' }],
    });
  });

  test('finds no vehicle in a text with HTML', () => {
    expect(readText('<script>x</script> avanza 2019')).toEqual({
      read: {},
      models: [],
      total: 0,
      isCertain: false,
      unused: [{ text: '<script>x</script> avanza 2019', reason: 'unknown' }],
    });
  });

  test('finds the year even if the parameter `today` is not a valid date', () => {
    expect(readSearchText('avanza 2019', catalogue, 'besok').read.year).toBe(2019);
  });
});

describe('the found models', () => {
  test('are at most eight, and cars come before buses unless buses are the preferred type', () => {
    const bus = model('B001', 'Toyota', 'Hiace Commuter', 'BUS');
    const cars = Array.from({ length: 9 }, (_, index) => model(`C1${index}`, 'Toyota', `Calya ${index}`));
    const largeCatalogue = { ...catalogue, models: [bus, ...cars] };
    const { models, total } = readSearchText('toyota', largeCatalogue, today);
    expect([models.map(({ vehicleType }) => vehicleType), total]).toEqual([Array(8).fill('MV4'), 10]);
    expect(readSearchText('toyota', largeCatalogue, today, 'BUS').models[0]?.model).toBe('B001');
  });

  test('are only the models that were sold in the typed year, or all models of the name if none was sold in that year', () => {
    expect(modelIdsIn('innova')).toEqual(['C003', 'C002']);
    expect(modelIdsIn('innova 2019')).toEqual(['C003']);
    expect(modelIdsIn('innova 2010')).toEqual(['C003', 'C002']);
  });

  test('have the typed vehicle type, unless the typed model has another type', () => {
    expect(modelIdsIn('motor honda')).toEqual(['M001']);
    expect(readText('motor avanza')).toMatchObject({
      read: {},
      isCertain: false,
      unused: [{ text: 'motor', reason: 'ambiguous' }],
    });
  });
});

describe('the certainty of a result', () => {
  test.each([
    ['the name of a model', 'avanza'],
    ['the name of a model and a part of its variant', 'toyota avanza 1.5 g'],
    ['a word that no other name contains', 'innova zenix 2026'],
    ['a name typed without spaces', 'cx5'],
    ['a name typed with additional spaces', 'c r v'],
    ['a brand and a model number', 'mercedes-benz e 300'],
  ])('the result is certain for %s: %j', (_, text) => {
    expect(readText(text)).toMatchObject({ isCertain: true, total: 1 });
  });

  test.each([
    ['a mistyped name', 'avnza 2019'],
    ['the beginning of a name', 'avan'],
    ['a name next to an unknown word', 'avanza xyz'],
    ['the second word of a name', 'innova 2019'],
    ['a name that may be a plate', 'e 300'],
    ['a year that may be the size of an engine', 'avanza 15'],
    ['a plate code that may be a variant', 'avanza e'],
    ['two years', 'avanza 2019 2024'],
    ['two prices', 'avanza 100 juta 200 juta'],
    ['two models', 'avanza brio'],
  ])('the result is not certain for %s: %j', (_, text) => {
    const { isCertain, models } = readText(text);
    expect([isCertain, models.length > 0]).toEqual([false, true]);
  });
});

describe('a plate in a search text', () => {
  test.each(['R 1512', 'R 15 AB'])(
    'the code R and a number are read as a plate if no model is called R15: %j',
    (text) => {
      // M009 is the motorcycle R15.
      const models = catalogue.models.filter(({ model: id }) => id !== 'M009');
      expect(readSearchText(text, { ...catalogue, models }, today).read).toEqual({ plat: 'R' });
    },
  );

  test('a plate is unknown if its region is not in the catalogue', () => {
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
])('readSearchText finds the price in %j', (text, price) => {
  expect(readText(text)).toMatchObject({ read: { price }, unused: [] });
});

test.each(['081234567890', '3171234567890001', '1234', '0 juta'])(
  'readSearchText finds no price in %j',
  (text) => {
    expect(readText(text).read.price).toBeUndefined();
  },
);
