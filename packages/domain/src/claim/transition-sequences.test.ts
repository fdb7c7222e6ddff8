import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLAIM_STATE_ROWS, CLAIM_STATES, isClaimEnded } from '../status/claim.ts';
import { CLAIM_ACTORS, type ClaimAction, type ClaimActionType, type ClaimActor } from './action.ts';
import { claimWith, documentCodesPerFile } from './claim.fixture.ts';
import type { ClaimFacts } from './facts.ts';
import { claimDocuments, replacementOptions } from './product.ts';
import { nextRepairStep, REPAIR_STEPS } from './repair.ts';
import { applyClaimAction } from './transition.ts';
import { EXPECTED_TRANSITIONS } from './transition-matrix.fixture.ts';

/** With a fixed seed, a failed run can be repeated. */
const RUN_OPTIONS = { seed: 20_261_122, numRuns: 10_000 };

const CLAIM_CASES = [
  { productType: 'kendaraan', cause: 'VE01', isThirdParty: true },
  { productType: 'kendaraan', cause: '2002', isThirdParty: false },
  { productType: 'kebakaran', cause: 'FI01', isThirdParty: false },
  { productType: 'gempabumi', cause: 'EA01', isThirdParty: false },
  { productType: 'kecelakaandiri', cause: 'PA01', isThirdParty: false, isHeir: true },
  { productType: 'kesehatan', cause: 'HE01', isThirdParty: false },
] as const;

const WORKSHOPS = ['b1', 'b2'];
const DOCUMENT_CODES = ['KTP', 'FOTO', 'STNK', 'FORM', 'LAPORAN', 'unknown'];

/** Any action, including actions that the state or the actor of the claim does not allow. */
const randomAction: fc.Arbitrary<ClaimAction> = fc.oneof(
  fc.constantFrom<ClaimAction>(
    { type: 'takeUp' },
    { type: 'reject' },
    { type: 'recall' },
    { type: 'appeal' },
    { type: 'keepOffer' },
    { type: 'denyAppeal' },
    { type: 'reopen' },
    { type: 'sendLetter', hasAccount: true },
    { type: 'sendLetter', hasAccount: false },
    { type: 'returnLetter' },
    { type: 'pay', hasAccount: false },
    { type: 'changeAccount' },
    { type: 'confirmPayment' },
    { type: 'close' },
    { type: 'lapse' },
    { type: 'lockReplacement' },
    { type: 'addDocument' },
    { type: 'sendMessage' },
    { type: 'replyMessage' },
    { type: 'withdraw' },
    { type: 'chooseReplacement', method: 'workshop' },
    { type: 'chooseReplacement', method: 'cash' },
    { type: 'chooseReplacement', method: 'reinstatement' },
  ),
  fc.record({ type: fc.constant('askDocuments' as const), codes: fc.subarray(DOCUMENT_CODES) }),
  fc.record({
    type: fc.constant('sendDocuments' as const),
    codes: fc.array(fc.constantFrom(...DOCUMENT_CODES), { maxLength: 12 }),
  }),
  fc.record({ type: fc.constantFrom('approve' as const, 'grantAppeal' as const), amount: fc.integer() }),
  fc.record({
    type: fc.constant('chooseWorkshop' as const),
    workshop: fc.constantFrom(...WORKSHOPS, 'unknown'),
    workshopIds: fc.constant(WORKSHOPS),
  }),
  fc.record({
    type: fc.constant('moveRepair' as const),
    step: fc.constantFrom(...REPAIR_STEPS),
    workshopIds: fc.constant(WORKSHOPS),
  }),
);

/** Returns the usual action of the actor who acts next, with correct parameters; `null` after the end of the claim. */
function usualAction(claim: ClaimFacts): ClaimAction | null {
  const [option] = replacementOptions(claim);
  const repairStep = nextRepairStep(claim.repair);
  switch (claim.state) {
    case 'pending':
      return { type: 'takeUp' };
    case 'review':
      return { type: 'approve', amount: 1_000_000 };
    case 'incomplete':
      return { type: 'sendDocuments', codes: documentCodesPerFile(claim, claim.needRevision) };
    case 'approved':
      return option && claim.replacement.method === null
        ? { type: 'chooseReplacement', method: option.value }
        : { type: 'sendLetter', hasAccount: true };
    case 'rejected':
      return { type: 'appeal' };
    case 'appealed':
      return { type: 'grantAppeal', amount: 2_000_000 };
    case 'agreed':
      return claim.replacement.method === 'workshop' && repairStep
        ? { type: 'moveRepair', step: repairStep, workshop: 'b1', workshopIds: WORKSHOPS }
        : { type: 'pay', hasAccount: false };
    case 'payment':
      return { type: 'confirmPayment' };
    case 'finish':
    case 'closed':
    case 'withdrawn':
      return null;
  }
}

/** Applies usual actions until the claim has ended. Throws if the actor who acts next has no allowed action. */
function applyUsualActions(claim: ClaimFacts): ClaimFacts {
  let currentClaim = claim;
  for (let count = 0; count < 30; count += 1) {
    const nextAction = usualAction(currentClaim);
    if (nextAction === null) return currentClaim;
    const { turn } = CLAIM_STATE_ROWS[currentClaim.state];
    const outcome = turn === 'none' ? null : applyClaimAction(currentClaim, turn, nextAction);
    if (!outcome?.ok)
      throw new Error(`${turn} cannot ${nextAction.type} a claim that is ${currentClaim.state}`);
    currentClaim = outcome.claim;
  }
  throw new Error(`a claim in the state ${claim.state} does not end`);
}

const startsWith = (codes: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((code, index) => codes[index] === code);

/** Throws if the change of a claim violates a rule that every action must follow. */
function assertValidChange(previousClaim: ClaimFacts, changedClaim: ClaimFacts): void {
  const openAppeals = changedClaim.appeals.filter((appeal) => appeal.isOpen).length;
  const violations = [
    changedClaim.payments > 1 && 'paid twice',
    !startsWith(changedClaim.documents, previousClaim.documents) && 'lost a document',
    changedClaim.appeals.length < previousClaim.appeals.length && 'lost an appeal',
    openAppeals !== (changedClaim.state === 'appealed' ? 1 : 0) &&
      'the number of open appeals is not 1 in the state appealed, or not 0 in another state',
    changedClaim.payments > 0 !== ['payment', 'finish'].includes(changedClaim.state) &&
      'paid in a state other than payment and finish, or not paid in one of these states',
    isClaimEnded(previousClaim.state) &&
      !isDeepStrictEqual(previousClaim, changedClaim) &&
      'changed after its end',
    previousClaim.workshop !== null &&
      changedClaim.workshop !== previousClaim.workshop &&
      'changed the workshop',
    previousClaim.replacement.isLocked &&
      changedClaim.replacement.method !== previousClaim.replacement.method &&
      'changed a locked choice',
    (changedClaim.state === 'incomplete') !== changedClaim.needRevision.length > 0 &&
      'incomplete without requested documents, or with requested documents in another state',
    (changedClaim.state === 'agreed' || changedClaim.state === 'payment') &&
      !changedClaim.hasLetter &&
      'agreed or paid without a letter',
    (changedClaim.state === 'agreed' || changedClaim.state === 'payment') &&
      !changedClaim.hasAccount &&
      'agreed or paid without a bank account',
    previousClaim.hasAccount && !changedClaim.hasAccount && 'lost the bank account',
  ].filter((problem) => problem !== false);
  if (violations.length > 0)
    throw new Error(`${previousClaim.state} → ${changedClaim.state}: ${violations.join(', ')}`);
}

/** An action and the actor who tries it. */
type Attempt = { actor: ClaimActor; action: ClaimAction };

/** Returns the allowed action with this index, with correct parameters; `null` if the claim's state allows no action. */
function allowedAction(claim: ClaimFacts, index: number): Attempt | null {
  const rows = CLAIM_ACTORS.flatMap((actor) =>
    Object.keys(EXPECTED_TRANSITIONS[claim.state][actor]).map((type) => ({ actor, type })),
  );
  const row = rows[index % Math.max(1, rows.length)];
  if (!row) return null;
  const { actor } = row;
  const type = row.type as ClaimActionType;
  const [option] = replacementOptions(claim);
  switch (type) {
    case 'approve':
    case 'grantAppeal':
      return { actor, action: { type, amount: index + 1 } };
    case 'sendDocuments':
      return { actor, action: { type, codes: documentCodesPerFile(claim, claim.needRevision) } };
    case 'askDocuments': {
      const codes = claimDocuments(claim).map(({ code }) => code);
      return { actor, action: { type, codes: codes.slice(0, 1 + (index % codes.length)) } };
    }
    case 'sendLetter':
    case 'pay':
      return { actor, action: { type, hasAccount: index % 2 === 0 } };
    case 'chooseReplacement':
      return { actor, action: { type, method: option?.value ?? 'cash' } };
    case 'chooseWorkshop':
      return { actor, action: { type, workshop: 'b1', workshopIds: WORKSHOPS } };
    case 'moveRepair':
      return {
        actor,
        action: {
          type,
          step: nextRepairStep(claim.repair) ?? 'ready',
          workshop: 'b1',
          workshopIds: WORKSHOPS,
        },
      };
    default:
      return { actor, action: { type } };
  }
}

/** The usual action of the actor who acts next, the index of an allowed action, or any action by any actor. */
type Choice = 'usual' | number | Attempt;

/** Returns the chosen actor and action for the current state of the claim; `null` if no action is possible. */
function attemptOf(claim: ClaimFacts, choice: Choice): Attempt | null {
  if (typeof choice === 'object') return choice;
  if (typeof choice === 'number') return allowedAction(claim, choice);
  const usualClaimAction = usualAction(claim);
  const { turn } = CLAIM_STATE_ROWS[claim.state];
  return usualClaimAction === null || turn === 'none' ? null : { actor: turn, action: usualClaimAction };
}

const randomChoice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constant('usual' as const),
  fc.nat({ max: 1000 }),
  fc.record({ actor: fc.constantFrom(...CLAIM_ACTORS), action: randomAction }),
);

test('10,000 random sequences of actions pay a claim at most once, lose no document, and leave the claim in a state from which it can be completed', () => {
  const reachedStates = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...CLAIM_CASES),
      fc.array(randomChoice, { maxLength: 40 }),
      (claimCase, choices) => {
        let claim = claimWith(claimCase);
        for (const actionChoice of choices) {
          const attempt = attemptOf(claim, actionChoice);
          if (attempt === null) continue;
          const { actor, action } = attempt;
          const outcome = applyClaimAction(claim, actor, action);
          if (!outcome.ok) continue;
          if (EXPECTED_TRANSITIONS[claim.state][actor][action.type] !== outcome.claim.state)
            throw new Error(`${actor} may not ${action.type} a claim that is ${claim.state}`);
          assertValidChange(claim, outcome.claim);
          claim = outcome.claim;
          reachedStates.add(claim.state);
        }
        const endedClaim = applyUsualActions(claim);
        if (endedClaim.payments !== (endedClaim.state === 'finish' ? 1 : 0))
          throw new Error('the claim is finished but not paid, or paid but not finished');
      },
    ),
    RUN_OPTIONS,
  );
  expect([...reachedStates].toSorted()).toEqual(CLAIM_STATES.toSorted());
}, 60_000);

test('the desk cannot request a document that is not on the document list of the claim', () => {
  const claim = claimWith({ state: 'review' });
  const knownCodes = claimDocuments(claim).map(({ code }) => code);
  expect(knownCodes).not.toContain('BPKB');
  expect(applyClaimAction(claim, 'desk', { type: 'askDocuments', codes: ['BPKB'] })).toEqual({
    ok: false,
    problem: { code: 'documentCodesInvalid' },
  });
});
