import { expect, test } from 'vitest';
import {
  assessmentOf,
  type ClaimForm,
  claimFormProblems,
  EMPTY_CLAIM_FORM,
  unusualAmountsText,
} from './claim-form.ts';

const form = (changes: Partial<ClaimForm>): ClaimForm => ({ ...EMPTY_CLAIM_FORM, ...changes });
const problems = (
  changes: Partial<ClaimForm>,
  fields: Parameters<typeof claimFormProblems>[1]['fields'],
  { isAccident = false, hasFile = false, claimed = null as number | null, policyLimit = 100_000_000 } = {},
) => Object.keys(claimFormProblems(form(changes), { fields, isAccident, hasFile, claimed, policyLimit }));

test('an approval needs an assessed loss and a reason', () => {
  expect(problems({}, ['assessment', 'reason'])).toEqual(['loss', 'reason']);
  expect(problems({ loss: 1, reason: 'Sesuai polis.' }, ['assessment', 'reason'])).toEqual([]);
});

test('a loss above the claimed amount has to be confirmed', () => {
  const claimed = 25_000_000;
  expect(problems({ loss: 25_000_000 }, ['assessment'], { claimed })).toEqual([]);
  expect(problems({ loss: 25_000_001 }, ['assessment'], { claimed })).toEqual(['isConfirmed']);
  expect(problems({ loss: 25_000_001, isConfirmed: true }, ['assessment'], { claimed })).toEqual([]);
});

test("a special limit above the policy's limit has to be confirmed", () => {
  const amounts = { loss: 1, limit: 100_000_000 };
  expect(problems(amounts, ['assessment'])).toEqual([]);
  expect(problems({ ...amounts, limit: 100_000_001 }, ['assessment'])).toEqual(['isConfirmed']);
  expect(problems({ ...amounts, limit: 100_000_001, isConfirmed: true }, ['assessment'])).toEqual([]);
});

test('the question about unusual amounts names the stated amount and the limit of the policy', () => {
  const context = { claimed: 25_000_000, policyLimit: 100_000_000 };
  expect(unusualAmountsText({ loss: 25_000_001, limit: 100_000_001 }, context)).toBe(
    'Jumlah kerugian lebih besar daripada yang diajukan (Rp25.000.000). Batas khusus lebih besar daripada batas polis (Rp100.000.000).',
  );
});

test.each([
  ['', ['accident']],
  ['death', []],
  ['medical', []],
  ['disability', ['percent']],
] as const)('the benefit %j of an accident has problems in %j', (accident, expected) => {
  expect(problems({ loss: 1, accident }, ['assessment'], { isAccident: true })).toEqual(expected);
});

test.each([
  ['0', ['percent']],
  ['0,1', []],
  ['100', []],
  ['100,1', ['percent']],
  ['x', ['percent']],
])('the percentage %j of a disability has problems in %j', (percent, expected) => {
  expect(
    problems({ loss: 1, accident: 'disability', percent }, ['assessment'], { isAccident: true }),
  ).toEqual(expected);
});

test('a payment needs a file, a request for documents needs a document', () => {
  expect(problems({}, ['file'])).toEqual(['file']);
  expect(problems({}, ['file'], { hasFile: true })).toEqual([]);
  expect(problems({ reason: 'Buram.' }, ['documents', 'reason'])).toEqual(['codes']);
});

test('the assessment has only what was filled in', () => {
  expect(assessmentOf(form({ loss: 5_000_000 }))).toEqual({ loss: 5_000_000 });
  expect(assessmentOf(form({ loss: 1, limit: 2, accident: 'disability', percent: '12,5' }))).toEqual({
    loss: 1,
    limit: 2,
    accident: { kind: 'disability', percent: 12.5 },
  });
});
