import { expect, test } from 'vitest';
import { CONSTRUCTION_CLASS_ROWS, CONSTRUCTION_HELP } from './building-help.ts';
import { fireBandsOf, isDwelling, occupationId } from './occupation.ts';
import { searchOccupations } from './occupation-search.ts';
import { OCCUPATIONS } from './tariff.fixture.ts';

const foundIds = (text: string, limit?: number) =>
  searchOccupations(OCCUPATIONS, text, limit).map(({ _id }) => _id);

test('a search without a text finds the occupations of households and shops', () => {
  const occupations = searchOccupations(OCCUPATIONS, ' ');
  expect(occupations.length).toBeGreaterThan(10);
  expect(occupations.every(({ retail }) => retail)).toBe(true);
  expect(foundIds('', 3)).toHaveLength(3);
});

test.each([
  ['RUMAH  TINGGAL', '2976'],
  ['tinggal rumah', '2976'],
  ['2976', '2976'],
  ['２９７６', '2976'],
  ['29761', '29761'],
  ['29313', '29313-a'],
  ['batik', '2464'],
  ['hospitals', '2951'],
  ['rumah zzz', '2976'],
])('a search for %j finds %s first', (text, id) => {
  expect(foundIds(text, 1)).toEqual([id]);
});

test('a search for ‘ruko’ does not find ‘rumah tinggal (bukan ruko)’, but a search for the words of the whole name does', () => {
  expect(foundIds('ruko')).not.toContain('2976');
  expect(foundIds('rumah tinggal bukan ruko')).toEqual(['2976']);
});

test('a search for a code finds the equal code first, then households and shops, then others in the order of the table', () => {
  expect(foundIds('2976')).toEqual(['2976', '29761']);
  expect(foundIds('297', 4)).toEqual(['2971', '2972', '2976', '29761']);
});

test.each(['zzz', '99', '<script>'])('a search for %j finds nothing', (text) => {
  expect(foundIds(text)).toEqual([]);
});

test('every occupation has a name, and every twelfth occupation is found by its name and by its code', () => {
  expect(OCCUPATIONS.filter(({ name }) => name === '')).toEqual([]);
  for (const { _id, code, name } of OCCUPATIONS.filter((_occupation, index) => index % 12 === 0)) {
    expect(foundIds(name, OCCUPATIONS.length)).toContain(_id);
    expect(foundIds(code, OCCUPATIONS.length)).toContain(_id);
  }
});

test.each([
  [{ occupancy_code: '29313', variant: 'Grade A' }, '29313-a'],
  [{ occupancy_code: '2976', variant: '' }, '2976'],
  [{ occupancy_code: '2976' }, '2976'],
])('the occupation id of the row %j is %s', (row, id) => {
  expect(occupationId(row)).toBe(id);
});

test.each([
  [{ class1_lower: '0.400' }],
  [{ class2_upper: '' }],
  [{ class3_lower: 'x' }],
  [{ class1_lower: '0' }],
  [{ note: 'SUSPECT: ten times' }],
])('an occupation row with %j has no fire bands', (change) => {
  const row = {
    class1_lower: '0.294',
    class1_upper: '0.328',
    class2_lower: '0.397',
    class2_upper: '0.443',
    class3_lower: '0.499',
    class3_upper: '0.558',
    note: '',
  };
  expect(fireBandsOf(row)).toMatchObject({ class1: { low: 294, high: 328 } });
  expect(fireBandsOf({ ...row, ...change })).toBeNull();
});

test('only the house (2976) is a dwelling in the earthquake tariff, a boarding house is not', () => {
  expect(OCCUPATIONS.filter(isDwelling).map(({ code }) => code)).toEqual(['2976']);
});

test('every construction and construction class has an explanation', () => {
  for (const { label, help } of Object.values(CONSTRUCTION_CLASS_ROWS)) {
    expect(label).toMatch(/^Kelas [123]$/);
    expect(help).toMatch(/\.$/);
  }
  expect(Object.keys(CONSTRUCTION_HELP)).toEqual(['Rangka Baja', 'Non Rangka Baja']);
});
