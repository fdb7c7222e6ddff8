import { expect, test } from 'vitest';
import { type ClaimInput, decideClaim } from './claim-rules.ts';

const createClaim = (changes: Partial<ClaimInput> = {}): ClaimInput => ({
  state: 'review',
  description: 'Ditabrak dari belakang',
  productType: 'kendaraan',
  cause: 'VE01',
  thirdParty: false,
  totalClaim: null,
  replacementMethod: null,
  heir: null,
  files: [{ kind: 'document', round: 0 }],
  appeals: [],
  repair: [],
  ...changes,
});
const SUM_INSURED = 237_000_000;

test.each<[state: string, changes: Partial<ClaimInput>, decision: string]>([
  ['that is new', { state: 'pending' }, 'takeUp'],
  ['in review', {}, 'approve'],
  ['in review with the word "Revisi"', { description: 'Revisi' }, 'askDocuments'],
  [
    'in review with the word "Revisi", after the documents were sent again',
    { description: 'Revisi', files: [{ kind: 'document', round: 1 }] },
    'approve',
  ],
  [
    'in review with the word "Revisi", after a file was only added',
    { description: 'Revisi', files: [{ kind: 'addition', round: 1 }] },
    'askDocuments',
  ],
  ['in review with the word "Tolak"', { description: 'Tolak' }, 'reject'],
  ['in review with the word "Tolak", after an appeal', { description: 'Tolak', appeals: [{}] }, 'approve'],
  ['under appeal', { state: 'appealed' }, 'grant'],
  ['under appeal with the word "Tetap"', { state: 'appealed', description: 'Keputusan tetap' }, 'keep'],
  ['in review with the word "Tetap"', { description: 'Keputusan tetap' }, 'approve'],
  ['that is agreed, with a payment in money', { state: 'agreed', replacementMethod: 'cash' }, 'pay'],
  ['that is agreed, with a repair', { state: 'agreed', replacementMethod: 'workshop' }, 'repair'],
  [
    'that is agreed, with a repair, after the last repair step',
    { state: 'agreed', replacementMethod: 'workshop', repair: [{}, {}, {}, {}] },
    'pay',
  ],
  ['in review with the word "Tunggu"', { description: 'Tolak, tunggu' }, 'wait'],
  ['that is rejected', { state: 'rejected' }, 'wait'],
])('the decision for a claim %s is %s', (_state, changes, decision) => {
  expect(decideClaim(createClaim(changes), SUM_INSURED)).toMatchObject({ decision });
});

test.each<[lossText: string, changes: Partial<ClaimInput>, sumInsured: number, loss: number]>([
  ['the claimed amount', { productType: 'kebakaran', totalClaim: 12_000_000 }, SUM_INSURED, 12_000_000],
  ['Rp5.000.000 without a claimed amount', {}, SUM_INSURED, 5_000_000],
  ['a sum insured below Rp5.000.000', {}, 4_999_999, 4_999_999],
  ['the sum insured of a stolen vehicle', { cause: '2002' }, SUM_INSURED, 237_000_000],
])('the simulated insurer approves %s as the loss', (_loss, changes, sumInsured, loss) => {
  expect(decideClaim(createClaim(changes), sumInsured)).toMatchObject({ assessment: { loss } });
});

test('the simulated insurer approves the death benefit for a claim of an heir', () => {
  const heir = { fullName: 'Budi Santoso' };
  expect(
    decideClaim(createClaim({ productType: 'kecelakaandiri', cause: 'PA01', heir }), SUM_INSURED),
  ).toEqual({
    decision: 'approve',
    assessment: { loss: 5_000_000, accident: { kind: 'death' } },
    reason: 'Kerugian sesuai dengan bukti yang dikirim.',
  });
});
