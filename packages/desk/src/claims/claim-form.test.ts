import { expect, test } from 'vitest';
import { assessmentOf, type ClaimForm, claimFormProblems, EMPTY_CLAIM_FORM } from './claim-form.ts';

const form = (changes: Partial<ClaimForm>): ClaimForm => ({ ...EMPTY_CLAIM_FORM, ...changes });
const problems = (
  changes: Partial<ClaimForm>,
  fields: Parameters<typeof claimFormProblems>[1]['fields'],
  { isAccident = false, hasFile = false, claimed = null as number | null } = {},
) => Object.keys(claimFormProblems(form(changes), { fields, isAccident, hasFile, claimed }));

test('an approval needs an assessed loss and a reason', () => {
  expect(problems({}, ['assessment', 'reason'])).toEqual(['loss', 'reason']);
  expect(problems({ loss: 1, reason: 'Sesuai polis.' }, ['assessment', 'reason'])).toEqual([]);
});

test('a loss above the claimed amount has to be confirmed', () => {
  const claimed = 25_000_000;
  expect(problems({ loss: 25_000_000 }, ['assessment'], { claimed })).toEqual([]);
  expect(problems({ loss: 25_000_001 }, ['assessment'], { claimed })).toEqual(['isLossConfirmed']);
  expect(problems({ loss: 25_000_001, isLossConfirmed: true }, ['assessment'], { claimed })).toEqual([]);
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
