import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLAIM_MOVE_ROWS,
  CLAIM_MOVES,
  CLAIM_STATE_ROWS,
  CLAIM_STATES,
  type ClaimActor,
  isClaimEnded,
} from '../status/claim.ts';
import { actOnClaim, type ClaimAct, type ClaimFacts } from './act.ts';
import { filesOf, someClaim } from './claim.fixture.ts';
import { claimDocuments, replacementOptions } from './product.ts';
import { nextRepairStep, REPAIR_STEPS } from './repair.ts';

/** Random sequences of what members, heirs, desk and clock do, in any order, also what they may not. */
const RUNS = { seed: 20_261_122, numRuns: 10_000 };

const CASES = [
  { productType: 'kendaraan', cause: 'VE01', thirdParty: true },
  { productType: 'kendaraan', cause: '2002', thirdParty: false },
  { productType: 'kebakaran', cause: 'FI01', thirdParty: false },
  { productType: 'gempabumi', cause: 'EA01', thirdParty: false },
  { productType: 'kecelakaandiri', cause: 'PA01', thirdParty: false, heir: true },
  { productType: 'kesehatan', cause: 'HE01', thirdParty: false },
] as const;

const WORKSHOPS = ['b1', 'b2'];
const CODES = ['KTP', 'FOTO', 'STNK', 'FORM', 'LAPORAN', 'unknown'];

const act: fc.Arbitrary<ClaimAct> = fc.oneof(
  fc.constantFrom<ClaimAct>(
    { do: 'takeUp' },
    { do: 'reject' },
    { do: 'recall' },
    { do: 'appeal' },
    { do: 'keepOffer' },
    { do: 'denyAppeal' },
    { do: 'reopen' },
    { do: 'sendLetter' },
    { do: 'returnLetter' },
    { do: 'pay' },
    { do: 'confirmPayment' },
    { do: 'close' },
    { do: 'lapse' },
    { do: 'lockReplacement' },
    { do: 'chooseReplacement', method: 'workshop' },
    { do: 'chooseReplacement', method: 'cash' },
    { do: 'chooseReplacement', method: 'reinstatement' },
  ),
  fc.record({ do: fc.constant('askDocuments' as const), codes: fc.subarray(CODES) }),
  fc.record({
    do: fc.constant('sendDocuments' as const),
    codes: fc.array(fc.constantFrom(...CODES), { maxLength: 12 }),
  }),
  fc.record({ do: fc.constantFrom('approve' as const, 'grantAppeal' as const), amount: fc.integer() }),
  fc.record({
    do: fc.constant('chooseWorkshop' as const),
    workshop: fc.constantFrom(...WORKSHOPS, 'unknown'),
    known: fc.constant(WORKSHOPS),
  }),
  fc.record({ do: fc.constant('moveRepair' as const), step: fc.constantFrom(...REPAIR_STEPS) }),
);

/** What whoever's turn it is would do next, with all that it needs. */
function sensibleAct(claim: ClaimFacts): ClaimAct | null {
  const [option] = replacementOptions(claim);
  const step = nextRepairStep(claim.repair);
  switch (claim.state) {
    case 'pending':
      return { do: 'takeUp' };
    case 'review':
      return { do: 'approve', amount: 1_000_000 };
    case 'incomplete':
      return { do: 'sendDocuments', codes: filesOf(claim, claim.needRevision) };
    case 'approved':
      return option && claim.replacement.method === null
        ? { do: 'chooseReplacement', method: option.value }
        : { do: 'sendLetter' };
    case 'rejected':
      return { do: 'appeal' };
    case 'appealed':
      return { do: 'grantAppeal', amount: 2_000_000 };
    case 'agreed':
      return claim.replacement.method === 'workshop' && step
        ? { do: 'moveRepair', step, workshop: 'b1' }
        : { do: 'pay' };
    case 'payment':
      return { do: 'confirmPayment' };
    case 'finish':
    case 'closed':
      return null;
  }
}

/** Follows the claim to its end; fails where somebody whose turn it is cannot go on. */
function playToTheEnd(claim: ClaimFacts): ClaimFacts {
  let now = claim;
  for (let turns = 0; turns < 30; turns += 1) {
    const next = sensibleAct(now);
    if (next === null) return now;
    const { turn } = CLAIM_STATE_ROWS[now.state];
    const outcome = turn === 'nobody' ? null : actOnClaim(now, turn, next);
    if (!outcome?.ok) throw new Error(`${turn} cannot ${next.do} a claim that is ${now.state}`);
    now = outcome.claim;
  }
  throw new Error(`a claim that was ${claim.state} does not end`);
}

const startsWith = (all: readonly string[], first: readonly string[]): boolean =>
  first.every((code, place) => all[place] === code);

function checkStep(before: ClaimFacts, after: ClaimFacts): void {
  const open = after.appeals.filter((appeal) => appeal.open).length;
  const wrong = [
    after.payments > 1 && 'paid twice',
    !startsWith(after.documents, before.documents) && 'lost a document',
    after.appeals.length < before.appeals.length && 'lost an appeal',
    open !== (after.state === 'appealed' ? 1 : 0) && 'an appeal is open twice, or for nobody',
    after.payments > 0 !== ['payment', 'finish'].includes(after.state) &&
      'paid, and not in payment or finish',
    isClaimEnded(before.state) && 'moved after its end',
    before.workshop !== null && after.workshop !== before.workshop && 'changed the workshop',
    before.replacement.locked &&
      after.replacement.method !== before.replacement.method &&
      'changed a locked choice',
    (after.state === 'incomplete') !== after.needRevision.length > 0 && 'asks for nothing, or of nobody',
    (after.state === 'agreed' || after.state === 'payment') && !after.letter && 'goes on without a letter',
  ].filter((problem) => problem !== false);
  if (wrong.length > 0) throw new Error(`${before.state} → ${after.state}: ${wrong.join(', ')}`);
}

/** One of the moves of the claim's state with all that it needs, the n-th; `null` after the end. */
function possibleAct(claim: ClaimFacts, n: number): { actor: ClaimActor; act: ClaimAct } | null {
  const row = CLAIM_MOVE_ROWS[claim.state];
  const moves = CLAIM_MOVES.filter((move) => row[move] !== undefined);
  const move = moves[n % Math.max(1, moves.length)];
  const actor = move && row[move]?.by.at(n % 2 === 0 ? 0 : -1);
  if (!move || !actor) return null;
  if (move === 'approve' || move === 'grantAppeal') return { actor, act: { do: move, amount: n + 1 } };
  if (move === 'sendDocuments')
    return { actor, act: { do: move, codes: filesOf(claim, claim.needRevision) } };
  if (move === 'askDocuments') {
    const codes = claimDocuments(claim).map(({ code }) => code);
    return { actor, act: { do: move, codes: codes.slice(0, 1 + (n % codes.length)) } };
  }
  return { actor, act: { do: move } };
}

/** What whoever's turn it is would do, one of the moves there are, or anything at all by anybody. */
type Step = 'sensible' | number | { actor: ClaimActor; act: ClaimAct };

function actOf(claim: ClaimFacts, step: Step): { actor: ClaimActor; act: ClaimAct } | null {
  if (typeof step === 'object') return step;
  if (typeof step === 'number') return possibleAct(claim, step);
  const sensible = sensibleAct(claim);
  const { turn } = CLAIM_STATE_ROWS[claim.state];
  return sensible === null || turn === 'nobody' ? null : { actor: turn, act: sensible };
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant('sensible' as const),
  fc.nat({ max: 1000 }),
  fc.record({ actor: fc.constantFrom<ClaimActor>('member', 'desk', 'clock'), act }),
);

test('10,000 sequences of member, desk and clock pay at most once, lose no document and can all be ended', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...CASES), fc.array(step, { maxLength: 40 }), (about, steps) => {
      let claim = someClaim(about);
      for (const one of steps) {
        const next = actOf(claim, one);
        if (next === null) continue;
        const outcome = actOnClaim(claim, next.actor, next.act);
        if (!outcome.ok) {
          if (outcome.message === '') throw new Error('refused without a word');
          continue;
        }
        checkStep(claim, outcome.claim);
        claim = outcome.claim;
        reached.add(claim.state);
      }
      const end = playToTheEnd(claim);
      if (end.payments !== (end.state === 'finish' ? 1 : 0)) throw new Error('finished without being paid');
    }),
    RUNS,
  );
  expect([...reached].toSorted()).toEqual(CLAIM_STATES.toSorted());
}, 60_000);

test('a document that is asked for is one of the claim', () => {
  const claim = someClaim({ state: 'review' });
  const known = claimDocuments(claim).map(({ code }) => code);
  expect(known).not.toContain('BPKB');
  expect(actOnClaim(claim, 'desk', { do: 'askDocuments', codes: ['BPKB'] })).toEqual({
    ok: false,
    message: 'Sebutkan kode lampiran yang harus diperbaiki',
  });
});
