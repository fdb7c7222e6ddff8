import { expect, test } from 'vitest';
import { explainOccupation } from './occupation-explanation.ts';
import { OCCUPATIONS } from './tariff.fixture.ts';

const explainId = (id: string) => explainOccupation({ _id: id, code: id.split('-')[0] ?? '' });

test.each([
  [
    '2976',
    'Rumah untuk satu keluarga, ditempati atau dikontrakkan, paling tinggi 3 lantai. Bukan ruko atau rumah kos.',
  ],
  ['29761', 'Rumah yang kamarnya disewakan kepada banyak penghuni: kos, rumah petak, atau asrama.'],
  ['2945', 'Restoran, rumah makan, kafe, atau katering di bangunan permanen.'],
  ['29313-b', 'Mal atau pusat perbelanjaan kelas B.'],
  ['2232', 'Termasuk kelompok usaha logam, mesin, kendaraan, dan elektronik.'],
  ['2982', 'Termasuk kelompok usaha bangunan umum.'],
  ['316', 'Termasuk kelompok usaha perkebunan dan pertanian.'],
  ['9999', ''],
])('the occupation %s has the explanation %j', (id, text) => {
  expect(explainId(id)).toBe(text);
});

test('every occupation of the table has an explanation of at most 110 characters', () => {
  const texts = OCCUPATIONS.map(explainOccupation);
  expect(texts.filter((text) => !/^\p{Lu}.+\.$/u.test(text) || text.length > 110)).toEqual([]);
});

test('every occupation of households and shops has a different explanation', () => {
  const retailTexts = OCCUPATIONS.filter(({ retail }) => retail).map(explainOccupation);
  expect(retailTexts.filter((text) => text.startsWith('Termasuk kelompok'))).toEqual([]);
  expect(new Set(retailTexts).size).toBe(retailTexts.length);
});
