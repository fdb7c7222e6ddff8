import { expect, test } from 'vitest';
import { isRevisionItem } from './revision.ts';
import { SOLD_LINES } from './sold-line.ts';
import { orderSteps, revisionItems, revisionSteps } from './steps.ts';

const ofPersons = (own: [string, string][] = []) => [
  ['produk', 'Detail Produk'],
  ['tertanggung', 'Data Diri Tertanggung'],
  ['alamat', 'Alamat Tertanggung'],
  ...own,
  ['lampiran', 'Lampiran'],
  ['informasi', 'Informasi Lainnya'],
  ['deklarasi', 'Deklarasi'],
  ['ringkasan', 'Order Summary'],
];

test.each([
  ['kesehatan', ofPersons()],
  ['kecelakaandiri', ofPersons([['penerima-manfaat', 'Penerima Manfaat']])],
] as const)('%s has the steps of the specification', (line, steps) => {
  expect(orderSteps(line).map(({ id, title }) => [id, title])).toEqual(steps);
});

test.each(SOLD_LINES)('the ids and slices of %s are unique, and the ids fit a hash', (line) => {
  const steps = orderSteps(line);
  const ids = steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  expect(new Set(steps.map(({ slice }) => slice)).size).toBe(steps.length);
});

test.each([
  ['kesehatan', ['insured', 'address', 'attachment']],
  ['kecelakaandiri', ['insured', 'address', 'beneficiary', 'attachment']],
] as const)('%s can be sent back for %j', (line, items) => {
  expect(revisionItems(line)).toEqual(items);
  expect(items.every(isRevisionItem)).toBe(true);
});

test('a revision has one step per item, in the order of the line, and none that the line lacks', () => {
  const items = ['attachment', 'beneficiary', 'address', 'unknown', 'insured', 'address'];
  const titles = (line: (typeof SOLD_LINES)[number]) => revisionSteps(line, items).map(({ title }) => title);
  expect(titles('kecelakaandiri')).toEqual([
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Penerima Manfaat',
    'Lampiran',
  ]);
  expect(titles('kesehatan')).toEqual(['Data Diri Tertanggung', 'Alamat Tertanggung', 'Lampiran']);
  expect(revisionSteps('kesehatan', [])).toEqual([]);
  expect(isRevisionItem('x')).toBe(false);
});
