import { describe, expect, test } from 'vitest';
import { addressFromProfile } from '../address/from-profile.ts';
import { problemsOf } from '../form-field/form.fixture.ts';
import { insuredFromProfile } from '../insured/from-profile.ts';
import { insuredDetails } from '../order/record.ts';
import { profileInput } from '../profile/profile.fixture.ts';
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
] as const)('an order of %s has the steps of the specification', (line, steps) => {
  expect(stepsOf(line).map(({ id, title }) => [id, title])).toEqual(steps);
});

test.each(PRODUCT_TYPES)(
  'the step ids and slices of %s are unique, and the ids are valid in a URL hash',
  (line) => {
    const steps = stepsOf(line);
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(new Set(steps.map(({ slice }) => slice)).size).toBe(steps.length);
  },
);

test.each(PRODUCT_TYPES)(
  'canBeRevised is true for %s exactly if the line has a step that can be revised',
  (line) => {
    expect(canBeRevised(line)).toBe(revisionItems(stepsOf(line)).length > 0);
  },
);

test.each([
  ['kesehatan', ['insured', 'address', 'attachment']],
  ['kecelakaandiri', ['insured', 'address', 'beneficiary', 'attachment']],
] as const)('the insurer can return an order of %s for a correction of the items %j', (line, items) => {
  expect(revisionItems(stepsOf(line))).toEqual(items);
  expect(items.every(isRevisionItem)).toBe(true);
});

test('a revision has one step per returned item of the line, in the sequence of the line’s steps', () => {
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
  'only a change of the insured changes the price of %s',
  (line) => {
    const repricingSteps = revisionSteps(stepsOf(line), revisionItems(stepsOf(line))).filter(
      ({ affectsPrice }) => affectsPrice,
    );
    expect(repricingSteps.map(({ revises }) => revises)).toEqual(['insured']);
  },
);

describe('a line without premiums by age', () => {
  const plan = { attachments: [], declarations: [] };
  const context = { plan, today: '2026-11-21' };
  const insuredWithoutBirth = insuredFromProfile(profileInput);
  const insuredWithBirth = { ...insuredWithoutBirth, birthDate: '1931-01-01', placeOfbirth: 'Bandung' };
  const { insured, insuredOwner } = SHARED_STEPS;

  test('accepts an insured person of any age, and requires the birth date', () => {
    expect(problemsOf(insured.schema(context), insuredWithBirth)).toEqual({});
    expect(Object.keys(problemsOf(insured.schema(context), insuredWithoutBirth))).toEqual([
      'birthDate',
      'placeOfbirth',
    ]);
  });

  test('stores the owner of the insured object without a birth date', () => {
    const owner = insuredOwner.schema(context).parse(insuredWithoutBirth);
    const addresses = addressFromProfile(profileInput);
    const { insured: storedInsured } = insuredDetails.parse({ insured: owner, addresses });
    expect(storedInsured).toMatchObject({ fullname: owner.fullname, birthDate: null, placeOfbirth: null });
  });

  test('accepts the owner of the insured object without a birth date', () => {
    expect(problemsOf(insuredOwner.schema(context), insuredWithoutBirth)).toEqual({});
  });

  test('does not calculate the price again after a change of the insured or the owner', () => {
    expect('affectsPrice' in insuredOwner || 'affectsPrice' in insured).toBe(false);
  });
});
