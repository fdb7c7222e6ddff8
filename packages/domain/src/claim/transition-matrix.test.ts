import { expect, test } from 'vitest';
import { CLAIM_STATE_ROWS, CLAIM_STATES, type ClaimState, isClaimEnded } from '../status/claim.ts';
import { CLAIM_ACTORS, type ClaimAction, type ClaimActionType } from './action.ts';
import { claimWith } from './claim.fixture.ts';
import type { ClaimFacts } from './facts.ts';
import { applyClaimAction, CLAIM_NEXT_STATES, claimStateProblem } from './transition.ts';
import { EXPECTED_TRANSITIONS } from './transition-matrix.fixture.ts';

/** Each action with correct parameters, and the properties of a claim that allow the action. */
const ACTION_CASES: { [Type in ClaimActionType]: [ClaimAction<Type>, Partial<ClaimFacts>] } = {
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
  sendLetter: [
    { type: 'sendLetter', hasAccount: true },
    { replacement: { method: 'cash', isLocked: false } },
  ],
  returnLetter: [{ type: 'returnLetter' }, {}],
  // The action contains no bank account (first value), because the claim already has a bank account (second value).
  pay: [{ type: 'pay', hasAccount: false }, { hasAccount: true }],
  confirmPayment: [{ type: 'confirmPayment' }, {}],
  close: [{ type: 'close' }, {}],
  lapse: [{ type: 'lapse' }, {}],
  addDocument: [{ type: 'addDocument' }, {}],
  sendMessage: [{ type: 'sendMessage' }, {}],
  replyMessage: [{ type: 'replyMessage' }, {}],
  withdraw: [{ type: 'withdraw' }, {}],
  changeAccount: [{ type: 'changeAccount' }, {}],
  chooseReplacement: [{ type: 'chooseReplacement', method: 'cash' }, {}],
  lockReplacement: [{ type: 'lockReplacement' }, { replacement: { method: 'cash', isLocked: false } }],
  chooseWorkshop: [{ type: 'chooseWorkshop', workshop: 'b1', workshopIds: ['b1'] }, {}],
  moveRepair: [
    { type: 'moveRepair', step: 'received', workshop: 'b1', workshopIds: ['b1'] },
    { replacement: { method: 'workshop', isLocked: false } },
  ],
};

const ALL_ACTIONS = Object.values(ACTION_CASES);
const STATES_AND_ACTORS = CLAIM_STATES.flatMap((state) =>
  CLAIM_ACTORS.map((actor) => [state, actor] as const),
);

test.each(STATES_AND_ACTORS)(
  'a claim in the state %s allows the actor %s exactly the expected actions',
  (state, actor) => {
    const allowedActions = ALL_ACTIONS.flatMap(([action, facts]) => {
      const outcome = applyClaimAction(claimWith({ ...facts, state }), actor, action);
      return outcome.ok ? [[action.type, outcome.claim.state]] : [];
    });
    expect(Object.fromEntries(allowedActions)).toEqual(EXPECTED_TRANSITIONS[state][actor]);
  },
);

test.each(STATES_AND_ACTORS)(
  'claimStateProblem with the state %s and the actor %s is null for exactly the expected actions',
  (state, actor) => {
    const allowedActions = ALL_ACTIONS.filter(
      ([{ type }, facts]) => claimStateProblem(claimWith({ ...facts, state }), actor, type) === null,
    );
    const expectedTypes = Object.keys(EXPECTED_TRANSITIONS[state][actor]);
    expect(allowedActions.map(([{ type }]) => type).toSorted()).toEqual(expectedTypes.toSorted());
  },
);

test.each(CLAIM_STATES)('CLAIM_NEXT_STATES of %s are the other states to which its actions lead', (state) => {
  const targetStates = Object.values(EXPECTED_TRANSITIONS[state]).flatMap((actions) =>
    Object.values(actions),
  );
  const otherStates = new Set(targetStates.filter((to) => to !== state));
  expect(CLAIM_NEXT_STATES[state].toSorted()).toEqual([...otherStates].toSorted());
});

const MESSAGE_ACTIONS = ['sendMessage', 'replyMessage'];

test('in an open claim, the actor who acts next can do more than send messages; in an ended claim, actors can only send messages', () => {
  for (const state of CLAIM_STATES) {
    const { turn } = CLAIM_STATE_ROWS[state];
    const actors = CLAIM_ACTORS.filter((actor) =>
      Object.keys(EXPECTED_TRANSITIONS[state][actor]).some((type) => !MESSAGE_ACTIONS.includes(type)),
    );
    if (isClaimEnded(state)) expect(actors, state).toEqual([]);
    else expect(actors, state).toContain(turn);
  }
});

test('every claim state can be reached from pending', () => {
  const reachedStates = new Set<ClaimState>(['pending']);
  // The loop also visits the states that it adds to the set.
  for (const state of reachedStates) for (const to of CLAIM_NEXT_STATES[state]) reachedStates.add(to);
  expect([...reachedStates].toSorted()).toEqual(CLAIM_STATES.toSorted());
});
