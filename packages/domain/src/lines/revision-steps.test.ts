import { describe, expect, test } from 'vitest';
import { addressFromProfile } from '../address/from-profile.ts';
import { problemsOf } from '../form-field/form.fixture.ts';
import { insuredFromProfile } from '../insured/from-profile.ts';
import { insuredDetails } from '../order/record.ts';
import { typedProfile } from '../profile/profile.fixture.ts';
import { canBeRevised } from './can-be-revised.ts';
import { PRODUCT_TYPES, type ProductType } from './product-type.ts';
import { isRevisionItem } from './revision.ts';
import { revisionItems, revisionSteps } from './revision-steps.ts';
import { rulesOf } from './rules.ts';
import { SHARED_STEPS } from './shared-steps.ts';

const stepsOf = (line: ProductType) => rulesOf(line).steps;

const personSteps = (lineOnly: [string, string][] = []) => [
  ['produk', 'Detail Produk'],
  ['tertanggung', 'Data Diri Tertanggung'],
  ['alamat', 'Alamat Tertanggung'],
  ...lineOnly,
  ['lampiran', 'Lampiran'],
  ['informasi', 'Informasi Lainnya'],
  ['deklarasi', 'Deklarasi'],
  ['ringkasan', 'Order Summary'],
];

test.each([
  ['kesehatan', personSteps()],
  ['kecelakaandiri', personSteps([['penerima-manfaat', 'Penerima Manfaat']])],
] as const)('%s has the steps of the specification', (line, steps) => {
  expect(stepsOf(line).map(({ id, title }) => [id, title])).toEqual(steps);
});

test.each(PRODUCT_TYPES)('the ids and slices of %s are unique, and the ids fit a hash', (line) => {
  const steps = stepsOf(line);
  const ids = steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  expect(new Set(steps.map(({ slice }) => slice)).size).toBe(steps.length);
});

test.each(PRODUCT_TYPES)('whether an order of %s can be corrected follows from its steps', (line) => {
  expect(canBeRevised(line)).toBe(revisionItems(stepsOf(line)).length > 0);
});

test.each([
  ['kesehatan', ['insured', 'address', 'attachment']],
  ['kecelakaandiri', ['insured', 'address', 'beneficiary', 'attachment']],
] as const)('the insurer can return %j of an order of %s', (line, items) => {
  expect(revisionItems(stepsOf(line))).toEqual(items);
  expect(items.every(isRevisionItem)).toBe(true);
});

test('a revision has one step per item, in the order of the line, and none that the line lacks', () => {
  const items = ['attachment', 'beneficiary', 'address', 'unknown', 'insured', 'address'];
  const titles = (line: ProductType) => revisionSteps(stepsOf(line), items).map(({ title }) => title);
  expect(titles('kecelakaandiri')).toEqual([
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Penerima Manfaat',
    'Lampiran',
  ]);
  expect(titles('kesehatan')).toEqual(['Data Diri Tertanggung', 'Alamat Tertanggung', 'Lampiran']);
  expect(revisionSteps(stepsOf('kesehatan'), [])).toEqual([]);
  expect(isRevisionItem('x')).toBe(false);
});

test.each(['kesehatan', 'kecelakaandiri'] as const)(
  'only a change of the insured by %s changes the price',
  (line) => {
    const repricing = revisionSteps(stepsOf(line), revisionItems(stepsOf(line))).filter(
      ({ reprices }) => reprices,
    );
    expect(repricing.map(({ revises }) => revises)).toEqual(['insured']);
  },
);

describe('a line without premiums by age', () => {
  const plan = { attachments: [], declarations: [] };
  const context = { plan, today: '2026-11-21' };
  const unborn = insuredFromProfile(typedProfile);
  const born = { ...unborn, birthDate: '1931-01-01', placeOfbirth: 'Bandung' };
  const { insured, insuredOwner } = SHARED_STEPS;

  test('insures a person of any age, and requires the birth date', () => {
    expect(problemsOf(insured.schema(context), born)).toEqual({});
    expect(Object.keys(problemsOf(insured.schema(context), unborn))).toEqual(['birthDate', 'placeOfbirth']);
  });

  test('stores the owner of the insured object without a birth date', () => {
    const owner = insuredOwner.schema(context).parse(unborn);
    const addresses = addressFromProfile(typedProfile);
    const { insured: stored } = insuredDetails.parse({ insured: owner, addresses });
    expect(stored).toMatchObject({ fullname: owner.fullname, birthDate: null, placeOfbirth: null });
  });

  test('accepts the owner of the insured object without a birth date', () => {
    expect(problemsOf(insuredOwner.schema(context), unborn)).toEqual({});
    expect('reprices' in insuredOwner || 'reprices' in insured).toBe(false);
  });
});
