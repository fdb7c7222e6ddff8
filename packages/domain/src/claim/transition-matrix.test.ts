import { expect, test } from 'vitest';
import { CLAIM_STATE_ROWS, CLAIM_STATES, type ClaimState, isClaimEnded } from '../status/claim.ts';
import { CLAIM_ACTORS, type ClaimAction, type ClaimActionType } from './action.ts';
import { someClaim } from './claim.fixture.ts';
import type { ClaimFacts } from './facts.ts';
import { applyClaimAction, CLAIM_NEXT_STATES, claimStateProblem } from './transition.ts';
import { EXPECTED_TRANSITIONS } from './transition-matrix.fixture.ts';

/** Each action with correct parameters, and the facts that it needs in addition to the state. */
const READY: { [Type in ClaimActionType]: [ClaimAction<Type>, Partial<ClaimFacts>] } = {
  takeUp: [{ type: 'takeUp' }, {}],
  askDocuments: [{ type: 'askDocuments', codes: ['KTP'] }, {}],
  sendDocuments: [{ type: 'sendDocuments', codes: ['KTP'] }, { needRevision: ['KTP'] }],
  approve: [{ type: 'approve', amount: 1 }, {}],
  reject: [{ type: 'reject' }, {}],
  recall: [{ type: 'recall' }, {}],
  appeal: [{ type: 'appeal' }, {}],
  grantAppeal: [{ type: 'grantAppeal', amount: 1 }, {}],
  keepOffer: [{ type: 'keepOffer' }, { approvedAmount: 1 }],
  denyAppeal: [{ type: 'denyAppeal' }, {}],
  reopen: [{ type: 'reopen' }, {}],
  sendLetter: [{ type: 'sendLetter', account: true }, { replacement: { method: 'cash', locked: false } }],
  returnLetter: [{ type: 'returnLetter' }, {}],
  pay: [{ type: 'pay', account: false }, { account: true }],
  confirmPayment: [{ type: 'confirmPayment' }, {}],
  close: [{ type: 'close' }, {}],
  lapse: [{ type: 'lapse' }, {}],
  addDocument: [{ type: 'addDocument' }, {}],
  sendMessage: [{ type: 'sendMessage' }, {}],
  replyMessage: [{ type: 'replyMessage' }, {}],
  withdraw: [{ type: 'withdraw' }, {}],
  changeAccount: [{ type: 'changeAccount' }, {}],
  chooseReplacement: [{ type: 'chooseReplacement', method: 'cash' }, {}],
  lockReplacement: [{ type: 'lockReplacement' }, { replacement: { method: 'cash', locked: false } }],
  chooseWorkshop: [{ type: 'chooseWorkshop', workshop: 'b1', partners: ['b1'] }, {}],
  moveRepair: [
    { type: 'moveRepair', step: 'received', workshop: 'b1', partners: ['b1'] },
    { replacement: { method: 'workshop', locked: false } },
  ],
};

const ACTIONS = Object.values(READY);
const CASES = CLAIM_STATES.flatMap((state) => CLAIM_ACTORS.map((actor) => [state, actor] as const));

test.each(CASES)('a claim that is %s allows %s exactly the expected actions', (state, actor) => {
  const allowed = ACTIONS.flatMap(([action, facts]) => {
    const outcome = applyClaimAction(someClaim({ ...facts, state }), actor, action);
    return outcome.ok ? [[action.type, outcome.claim.state]] : [];
  });
  expect(Object.fromEntries(allowed)).toEqual(EXPECTED_TRANSITIONS[state][actor]);
});

test.each(CASES)('the state check of a claim that is %s agrees for %s', (state, actor) => {
  const allowed = ACTIONS.filter(
    ([{ type }, facts]) => claimStateProblem(someClaim({ ...facts, state }), actor, type) === null,
  );
  const expected = Object.keys(EXPECTED_TRANSITIONS[state][actor]);
  expect(allowed.map(([{ type }]) => type).toSorted()).toEqual(expected.toSorted());
});

test.each(CLAIM_STATES)('the states that follow %s are those of its actions', (state) => {
  const after = Object.values(EXPECTED_TRANSITIONS[state]).flatMap((actions) => Object.values(actions));
  const others = new Set(after.filter((to) => to !== state));
  expect(CLAIM_NEXT_STATES[state].toSorted()).toEqual([...others].toSorted());
});

const MESSAGES = ['sendMessage', 'replyMessage'];

test('the actor whose turn it is has an action, and an ended claim allows messages only', () => {
  for (const state of CLAIM_STATES) {
    const { turn } = CLAIM_STATE_ROWS[state];
    const actors = CLAIM_ACTORS.filter((actor) =>
      Object.keys(EXPECTED_TRANSITIONS[state][actor]).some((type) => !MESSAGES.includes(type)),
    );
    if (isClaimEnded(state)) expect(actors, state).toEqual([]);
    else expect(actors, state).toContain(turn);
  }
});

test('every state can be reached from pending', () => {
  const reached = new Set<ClaimState>(['pending']);
  for (const state of reached) for (const to of CLAIM_NEXT_STATES[state]) reached.add(to);
  expect([...reached].toSorted()).toEqual(CLAIM_STATES.toSorted());
});
