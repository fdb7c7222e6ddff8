import { expect, test } from 'vitest';
import type { ClaimAction, ClaimActor } from './action.ts';
import { claimWith } from './claim.fixture.ts';
import type { ClaimFacts } from './facts.ts';
import type { ClaimProblem } from './problem.ts';
import { applyClaimAction } from './transition.ts';

const REJECTED_ACTIONS: [string, Partial<ClaimFacts>, ClaimActor, ClaimAction, ClaimProblem][] = [
  [
    'an appeal while one is open',
    { state: 'appealed', appeals: [{ isOpen: true, isAnswered: false }] },
    'member',
    { type: 'appeal' },
    { code: 'appealOpen' },
  ],
  [
    'an appeal after the letter is signed',
    { state: 'agreed', hasLetter: true },
    'member',
    { type: 'appeal' },
    { code: 'stateChanged' },
  ],
  ['an appeal of a closed claim', { state: 'closed' }, 'member', { type: 'appeal' }, { code: 'ended' }],
  [
    'a change of the replacement method after it was locked',
    { state: 'agreed', replacement: { method: 'cash', isLocked: true } },
    'member',
    { type: 'chooseReplacement', method: 'workshop' },
    { code: 'replacementLocked' },
  ],
  [
    'the withdrawal of a claim whose vehicle is in the workshop',
    { state: 'approved', replacement: { method: 'workshop', isLocked: true }, repair: ['received'] },
    'member',
    { type: 'withdraw' },
    { code: 'repairBegun' },
  ],
  [
    'the withdrawal of a claim whose letter is signed',
    { state: 'agreed', hasLetter: true },
    'member',
    { type: 'withdraw' },
    { code: 'stateChanged' },
  ],
  ['a second withdrawal', { state: 'withdrawn' }, 'member', { type: 'withdraw' }, { code: 'ended' }],
  ['a withdrawal by the desk', {}, 'desk', { type: 'withdraw' }, { code: 'stateChanged' }],
  [
    'the 21st added document',
    { additions: 20 },
    'member',
    { type: 'addDocument' },
    { code: 'tooManyAdditions' },
  ],
  [
    'an added document after the decision',
    { state: 'approved' },
    'member',
    { type: 'addDocument' },
    { code: 'stateChanged' },
  ],
  [
    'a signed letter before the replacement method is chosen',
    { state: 'approved', approvedAmount: 1 },
    'member',
    { type: 'sendLetter', hasAccount: true },
    { code: 'replacementMissing' },
  ],
  [
    'the choice of a second workshop',
    { workshop: 'b1' },
    'member',
    { type: 'chooseWorkshop', workshop: 'b2', workshopIds: ['b1', 'b2'] },
    { code: 'workshopChosen' },
  ],
  [
    'the choice of a workshop after the approval',
    { state: 'approved' },
    'member',
    { type: 'chooseWorkshop', workshop: 'b2', workshopIds: ['b2'] },
    { code: 'workshopChosen' },
  ],
  [
    'the choice of a workshop that is not a partner of the insurer',
    {},
    'member',
    { type: 'chooseWorkshop', workshop: 'b9', workshopIds: ['b1'] },
    { code: 'workshopUnknown' },
  ],
  [
    'a revision with one document too few',
    { state: 'incomplete', needRevision: ['KTP', 'SIM'] },
    'member',
    { type: 'sendDocuments', codes: ['KTP'] },
    { code: 'documentsMissing' },
  ],
  [
    'a revision with only one photo',
    { state: 'incomplete', needRevision: ['FOTO'] },
    'member',
    { type: 'sendDocuments', codes: ['FOTO'] },
    { code: 'tooFewFiles', documentTitle: 'Foto seluruh bagian yang rusak' },
  ],
  [
    'a document that the desk did not send back',
    { state: 'incomplete', needRevision: ['KTP'] },
    'member',
    { type: 'sendDocuments', codes: ['KTP', 'SIM'] },
    { code: 'documentNotSentBack' },
  ],
  [
    'a payment before the repair is done',
    { state: 'agreed', replacement: { method: 'workshop', isLocked: true }, repair: ['received'] },
    'desk',
    { type: 'pay', hasAccount: false },
    { code: 'repairUnfinished' },
  ],
  [
    'a step of the repair out of order',
    { state: 'agreed', replacement: { method: 'workshop', isLocked: true }, repair: ['received'] },
    'desk',
    { type: 'moveRepair', step: 'ready', workshop: 'b1', workshopIds: ['b1'] },
    { code: 'repairStepOutOfOrder' },
  ],
  [
    'a repair step of a pending claim in a workshop that is not a partner',
    { state: 'pending' },
    'desk',
    { type: 'moveRepair', step: 'received', workshop: 'b9', workshopIds: ['b1'] },
    { code: 'workshopUnknown' },
  ],
  [
    'a repair step of a claim that is paid in cash',
    { state: 'agreed', replacement: { method: 'cash', isLocked: true } },
    'desk',
    { type: 'moveRepair', step: 'received', workshop: 'b1', workshopIds: ['b1'] },
    { code: 'noWorkshopRepair' },
  ],
  [
    'a repair step before a workshop is chosen',
    { state: 'agreed', replacement: { method: 'workshop', isLocked: true } },
    'desk',
    { type: 'moveRepair', step: 'received', workshopIds: ['b1'] },
    { code: 'workshopMissing' },
  ],
  [
    'an approval of Rp0',
    { state: 'review' },
    'desk',
    { type: 'approve', amount: 0 },
    { code: 'amountNotPositive' },
  ],
  [
    'a rejection of an approved claim',
    { state: 'approved' },
    'desk',
    { type: 'reject' },
    { code: 'stateChanged' },
  ],
  [
    'a payment by the member',
    { state: 'agreed', hasLetter: true },
    'member',
    { type: 'pay', hasAccount: true },
    { code: 'stateChanged' },
  ],
  [
    'a signed letter for a claim without a bank account',
    { state: 'approved', productType: 'kesehatan', cause: 'HE01' },
    'member',
    { type: 'sendLetter', hasAccount: false },
    { code: 'accountMissing' },
  ],
  [
    'a signed letter for a repair without a bank account',
    { state: 'approved', replacement: { method: 'workshop', isLocked: false } },
    'member',
    { type: 'sendLetter', hasAccount: false },
    { code: 'accountMissing' },
  ],
  [
    'a payment without a bank account',
    { state: 'agreed', hasLetter: true, replacement: { method: 'cash', isLocked: true } },
    'desk',
    { type: 'pay', hasAccount: false },
    { code: 'payeeMissing' },
  ],
  [
    'a change of the bank account after the payment',
    { state: 'payment', hasAccount: true, payments: 1 },
    'member',
    { type: 'changeAccount' },
    { code: 'alreadyPaid' },
  ],
  [
    'a change of the bank account of a finished claim',
    { state: 'finish', hasAccount: true, payments: 1 },
    'member',
    { type: 'changeAccount' },
    { code: 'alreadyPaid' },
  ],
  [
    'a change of the bank account of a closed claim',
    { state: 'closed' },
    'member',
    { type: 'changeAccount' },
    { code: 'ended' },
  ],
  [
    'a change of the bank account of a rejected claim',
    { state: 'rejected' },
    'member',
    { type: 'changeAccount' },
    { code: 'stateChanged' },
  ],
  [
    'a change of the bank account by the desk',
    { state: 'agreed', hasAccount: true },
    'desk',
    { type: 'changeAccount' },
    { code: 'stateChanged' },
  ],
];

test.each(REJECTED_ACTIONS)('applyClaimAction rejects %s', (_title, facts, actor, action, problem) => {
  expect(applyClaimAction(claimWith(facts), actor, action)).toEqual({ ok: false, problem });
});

test('a withdrawn claim has no offer, no requested documents and no open appeal', () => {
  const appealedClaim = claimWith({
    state: 'appealed',
    approvedAmount: 5,
    appeals: [{ isOpen: true, isAnswered: false }],
  });
  expect(applyClaimAction(appealedClaim, 'member', { type: 'withdraw' })).toEqual({
    ok: true,
    claim: {
      ...appealedClaim,
      state: 'withdrawn',
      approvedAmount: null,
      appeals: [{ isOpen: false, isAnswered: true }],
    },
  });
  const incompleteClaim = claimWith({ state: 'incomplete', needRevision: ['KTP'] });
  expect(applyClaimAction(incompleteClaim, 'member', { type: 'withdraw' })).toMatchObject({
    claim: { state: 'withdrawn', needRevision: [] },
  });
});

test('a claim accepts the 20th added document', () => {
  expect(applyClaimAction(claimWith({ additions: 19 }), 'member', { type: 'addDocument' })).toMatchObject({
    ok: true,
    claim: { state: 'pending', additions: 20 },
  });
});

test('a claim retains the old document when a corrected document arrives', () => {
  const claim = claimWith({ state: 'incomplete', needRevision: ['KTP'], documents: ['KTP', 'SIM'] });
  const outcome = applyClaimAction(claim, 'member', { type: 'sendDocuments', codes: ['KTP'] });
  expect(outcome).toMatchObject({
    ok: true,
    claim: { state: 'review', documents: ['KTP', 'SIM', 'KTP'], needRevision: [] },
  });
});

test('a denied appeal does not change the decision: keepOffer is for a claim with an offered amount, denyAppeal for a rejected claim', () => {
  const openAppeal = { state: 'appealed', appeals: [{ isOpen: true, isAnswered: false }] } as const;
  const claimWithOffer = claimWith({ ...openAppeal, approvedAmount: 5 });
  const claimWithoutOffer = claimWith(openAppeal);
  expect(applyClaimAction(claimWithOffer, 'desk', { type: 'keepOffer' })).toMatchObject({
    ok: true,
    claim: { state: 'approved', approvedAmount: 5, appeals: [{ isOpen: false, isAnswered: true }] },
  });
  expect(applyClaimAction(claimWithOffer, 'desk', { type: 'denyAppeal' }).ok).toBe(false);
  expect(applyClaimAction(claimWithoutOffer, 'desk', { type: 'denyAppeal' })).toMatchObject({
    ok: true,
    claim: { state: 'rejected' },
  });
  expect(applyClaimAction(claimWithoutOffer, 'desk', { type: 'keepOffer' }).ok).toBe(false);
});

test('the signed letter locks the replacement method, and so does the first repair step', () => {
  const approvedFacts = {
    state: 'approved',
    approvedAmount: 9,
    replacement: { method: 'workshop', isLocked: false },
  } as const;
  const claim = claimWith(approvedFacts);
  expect(applyClaimAction(claim, 'member', { type: 'sendLetter', hasAccount: true })).toMatchObject({
    claim: { state: 'agreed', hasAccount: true, replacement: { isLocked: true } },
  });
  expect(
    applyClaimAction(claim, 'desk', {
      type: 'moveRepair',
      step: 'received',
      workshop: 'b1',
      workshopIds: ['b1'],
    }),
  ).toMatchObject({
    claim: { state: 'approved', repair: ['received'], replacement: { isLocked: true } },
  });
});

test.each([
  ['is recalled', 'approved', 'recall'],
  ['is reopened by an appeal', 'appealed', 'reopen'],
  ['is rejected', 'review', 'reject'],
  ['lapses', 'incomplete', 'lapse'],
] as const)('a claim that %s has no approved amount', (_title, state, type) => {
  const claim = claimWith({ state, approvedAmount: 5_000_000, needRevision: ['KTP'] });
  const actor = type === 'lapse' ? 'scheduler' : 'desk';
  expect(applyClaimAction(claim, actor, { type })).toMatchObject({
    ok: true,
    claim: { approvedAmount: null },
  });
});

test('a returned letter moves the claim back to approved without a letter', () => {
  const signedClaim = claimWith({ state: 'agreed', approvedAmount: 9, hasLetter: true });
  expect(applyClaimAction(signedClaim, 'desk', { type: 'returnLetter' })).toMatchObject({
    ok: true,
    claim: { state: 'approved', approvedAmount: 9, hasLetter: false },
  });
});

test('the letter of a claim that already has a bank account needs no bank account', () => {
  const claimWithAccount = claimWith({
    state: 'approved',
    approvedAmount: 9,
    hasAccount: true,
    replacement: { method: 'cash', isLocked: false },
  });
  expect(applyClaimAction(claimWithAccount, 'member', { type: 'sendLetter', hasAccount: false }).ok).toBe(
    true,
  );
});

test('the desk can complete a repair without a bank account, and can give the bank account together with a cash payment', () => {
  // An old claim: its letter was sent before letters required a bank account.
  const repairedClaim = claimWith({
    state: 'agreed',
    hasLetter: true,
    replacement: { method: 'workshop', isLocked: true },
    repair: ['received', 'estimate', 'repair', 'ready'],
  });
  expect(applyClaimAction(repairedClaim, 'desk', { type: 'pay', hasAccount: false }).ok).toBe(true);
  const cashClaim = claimWith({
    state: 'agreed',
    hasLetter: true,
    replacement: { method: 'cash', isLocked: true },
  });
  expect(applyClaimAction(cashClaim, 'desk', { type: 'pay', hasAccount: true }).ok).toBe(true);
});
