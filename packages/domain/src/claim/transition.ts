import { CLAIM_STATES, type ClaimState, isClaimEnded } from '../status/claim.ts';
import type { Transitions } from '../status/tone.ts';
import type { ClaimAction, ClaimActionType, ClaimActor } from './action.ts';
import { MAX_ADDITIONS } from './addition.ts';
import type { ClaimAppeal, ClaimFacts } from './facts.ts';
import type { ClaimProblem, ClaimProblemCode } from './problem.ts';
import { offersWorkshop, replacementOptions } from './product.ts';
import { isSettledByRepair, nextRepairStep } from './repair.ts';
import {
  checkAmount,
  checkLetterAccount,
  checkPaymentAccount,
  checkRepair,
  checkReplacement,
  checkRequestedDocuments,
  checkSentDocuments,
  problemOf,
} from './transition-checks.ts';

type ProblemCode = ClaimProblemCode | null;

type ClaimTransition<Type extends ClaimActionType> = {
  from: readonly ClaimState[];
  by: readonly ClaimActor[];
  /** The next state, or an object with the next state of each current state. `same`: the action does not change the state. */
  to: ClaimState | 'same' | Partial<Record<ClaimState, ClaimState>>;
  /** Checks the parameters without the claim, before the check of the state. */
  checkParameters?: (action: ClaimAction<Type>) => ProblemCode;
  /** Returns the problem in a state outside `from`. `null`, or no function: 'ended' for an ended claim, otherwise 'stateChanged'. */
  stateProblem?: (claim: ClaimFacts) => ProblemCode;
  /** Returns the problem of a claim whose state allows the action but whose other properties do not, or `null`. */
  checkClaim?: (claim: ClaimFacts) => ProblemCode;
  /** Checks the parameters against the claim. */
  checkAgainstClaim?: (claim: ClaimFacts, action: ClaimAction<Type>) => ClaimProblem | null;
  /** Returns the changed properties of the claim. */
  changes?: (claim: ClaimFacts, action: ClaimAction<Type>) => Partial<ClaimFacts>;
};

const closeAppeals = ({ appeals }: ClaimFacts): ClaimAppeal[] =>
  appeals.map((appeal) => (appeal.isOpen ? { isOpen: false, isAnswered: true } : appeal));

const lockedReplacement = ({ replacement }: ClaimFacts): Pick<ClaimFacts, 'replacement'> => ({
  replacement: { ...replacement, isLocked: true },
});

const hasReplacementMethod = ({ replacement }: ClaimFacts) => replacement.method !== null;

/** Every action on a claim: state transitions, and edits that keep the state. */
export const CLAIM_TRANSITIONS: { readonly [Type in ClaimActionType]: ClaimTransition<Type> } = {
  takeUp: { from: ['pending'], by: ['desk'], to: 'review' },
  askDocuments: {
    from: ['review'],
    by: ['desk'],
    to: 'incomplete',
    checkAgainstClaim: checkRequestedDocuments,
    changes: (_claim, { codes }) => ({ needRevision: [...new Set(codes)] }),
  },
  sendDocuments: {
    from: ['incomplete'],
    by: ['member'],
    to: 'review',
    checkAgainstClaim: checkSentDocuments,
    changes: ({ documents }, { codes }) => ({ documents: [...documents, ...codes], needRevision: [] }),
  },
  approve: {
    from: ['review'],
    by: ['desk'],
    to: 'approved',
    checkAgainstClaim: checkAmount,
    changes: (_claim, { amount }) => ({ approvedAmount: amount }),
  },
  reject: {
    from: ['review', 'incomplete'],
    by: ['desk'],
    to: 'rejected',
    changes: () => ({ approvedAmount: null, needRevision: [] }),
  },
  /** Undoes a mistyped amount before the letter is signed. */
  recall: {
    from: ['approved'],
    by: ['desk'],
    to: 'review',
    changes: () => ({ approvedAmount: null, needRevision: [] }),
  },
  appeal: {
    from: ['approved', 'rejected'],
    by: ['member'],
    to: 'appealed',
    stateProblem: ({ state }) => (state === 'appealed' ? 'appealOpen' : null),
    changes: ({ appeals }) => ({ appeals: [...appeals, { isOpen: true, isAnswered: false }] }),
  },
  grantAppeal: {
    from: ['appealed'],
    by: ['desk'],
    to: 'approved',
    checkAgainstClaim: checkAmount,
    changes: (claim, { amount }) => ({ approvedAmount: amount, appeals: closeAppeals(claim) }),
  },
  keepOffer: {
    from: ['appealed'],
    by: ['desk'],
    to: 'approved',
    checkClaim: ({ approvedAmount }) => (approvedAmount === null ? 'noApprovedAmount' : null),
    changes: (claim) => ({ appeals: closeAppeals(claim) }),
  },
  denyAppeal: {
    from: ['appealed'],
    by: ['desk'],
    to: 'rejected',
    checkClaim: ({ approvedAmount }) => (approvedAmount === null ? null : 'hasApprovedAmount'),
    changes: (claim) => ({ appeals: closeAppeals(claim) }),
  },
  reopen: {
    from: ['appealed'],
    by: ['desk'],
    to: 'review',
    changes: (claim) => ({ approvedAmount: null, appeals: closeAppeals(claim) }),
  },
  sendLetter: {
    from: ['approved'],
    by: ['member'],
    to: 'agreed',
    checkClaim: (claim) =>
      hasReplacementMethod(claim) || replacementOptions(claim).length === 0 ? null : 'replacementMissing',
    checkAgainstClaim: checkLetterAccount,
    changes: (claim, { hasAccount }) => ({
      hasLetter: true,
      hasAccount: claim.hasAccount || hasAccount,
      ...lockedReplacement(claim),
    }),
  },
  returnLetter: { from: ['agreed'], by: ['desk'], to: 'approved', changes: () => ({ hasLetter: false }) },
  pay: {
    from: ['agreed'],
    by: ['desk'],
    to: 'payment',
    checkClaim: (claim) =>
      isSettledByRepair(claim) && nextRepairStep(claim.repair) !== null ? 'repairUnfinished' : null,
    checkAgainstClaim: checkPaymentAccount,
    changes: ({ payments }) => ({ payments: payments + 1 }),
  },
  confirmPayment: { from: ['payment'], by: ['member'], to: 'finish' },
  close: {
    from: ['rejected', 'payment'],
    by: ['desk', 'scheduler'],
    to: { rejected: 'closed', payment: 'finish' },
  },
  lapse: {
    from: ['incomplete'],
    by: ['scheduler'],
    to: 'rejected',
    changes: () => ({ approvedAmount: null, needRevision: [] }),
  },
  /** Possible until the letter is signed. Not possible after the start of a repair, because the insurer pays for the repair. */
  withdraw: {
    from: ['pending', 'review', 'incomplete', 'approved', 'appealed'],
    by: ['member'],
    to: 'withdrawn',
    checkClaim: ({ repair }) => (repair.length === 0 ? null : 'repairBegun'),
    changes: (claim) => ({ approvedAmount: null, needRevision: [], appeals: closeAppeals(claim) }),
  },
  addDocument: {
    from: ['pending', 'review', 'incomplete', 'appealed'],
    by: ['member'],
    to: 'same',
    checkClaim: ({ additions }) => (additions < MAX_ADDITIONS ? null : 'tooManyAdditions'),
    changes: ({ additions }) => ({ additions: additions + 1 }),
  },
  sendMessage: { from: CLAIM_STATES, by: ['member'], to: 'same' },
  replyMessage: { from: CLAIM_STATES, by: ['desk'], to: 'same' },
  changeAccount: {
    from: ['pending', 'review', 'incomplete', 'approved', 'appealed', 'agreed'],
    by: ['member'],
    to: 'same',
    stateProblem: ({ payments }) => (payments > 0 ? 'alreadyPaid' : null),
    changes: () => ({ hasAccount: true }),
  },
  chooseReplacement: {
    from: ['approved'],
    by: ['member'],
    to: 'same',
    // A page that was loaded before the lock may still offer the choice.
    stateProblem: ({ replacement }) => (replacement.isLocked ? 'replacementLocked' : 'stateChanged'),
    checkClaim: ({ replacement }) => (replacement.isLocked ? 'replacementLocked' : null),
    checkAgainstClaim: checkReplacement,
    changes: (_claim, { method }) => ({ replacement: { method, isLocked: false } }),
  },
  lockReplacement: {
    from: ['approved'],
    by: ['desk'],
    to: 'same',
    stateProblem: () => 'stateChanged',
    checkClaim: (claim) => (hasReplacementMethod(claim) ? null : 'replacementMissing'),
    changes: lockedReplacement,
  },
  chooseWorkshop: {
    from: ['pending', 'review', 'incomplete'],
    by: ['member'],
    to: 'same',
    stateProblem: (claim) => (offersWorkshop(claim) ? 'workshopChosen' : 'workshopUnknown'),
    checkClaim(claim) {
      if (!offersWorkshop(claim)) return 'workshopUnknown';
      return claim.workshop === null ? null : 'workshopChosen';
    },
    checkAgainstClaim: (_claim, { workshop, workshopIds }) =>
      problemOf(workshopIds.includes(workshop) ? null : 'workshopUnknown'),
    changes: (_claim, { workshop }) => ({ workshop }),
  },
  moveRepair: {
    from: ['approved', 'agreed'],
    by: ['desk'],
    to: 'same',
    checkParameters: ({ workshop, workshopIds }) =>
      workshop === undefined || workshopIds.includes(workshop) ? null : 'workshopUnknown',
    stateProblem: () => 'noWorkshopRepair',
    checkClaim: (claim) => (isSettledByRepair(claim) ? null : 'noWorkshopRepair'),
    checkAgainstClaim: checkRepair,
    // Locks the replacement method: a claim whose vehicle is being repaired cannot change to cash.
    changes: (claim, { step, workshop }) => ({
      workshop: claim.workshop ?? workshop ?? null,
      repair: [...claim.repair, step],
      ...lockedReplacement(claim),
    }),
  },
};

/** The claim after the action, or the reason why the action is impossible. */
export type ClaimOutcome = { ok: true; claim: ClaimFacts } | { ok: false; problem: ClaimProblem };

function nextState({ to }: Pick<ClaimTransition<ClaimActionType>, 'to'>, from: ClaimState): ClaimState {
  if (to === 'same') return from;
  return typeof to === 'string' ? to : (to[from] ?? from);
}

/** Returns the problem if the actor may not apply the action in the claim's state, or `null`. Checks only actor and state. */
export function claimStateProblem<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  type: Type,
): ClaimProblem | null {
  const transition: ClaimTransition<Type> = CLAIM_TRANSITIONS[type];
  if (transition.from.includes(claim.state) && transition.by.includes(actor)) return null;
  const generalCode = isClaimEnded(claim.state) ? 'ended' : 'stateChanged';
  return { code: transition.stateProblem?.(claim) ?? generalCode };
}

/** Returns whether the claim allows the action, without a check of its parameters. Pages offer the action if this is true. */
export function isClaimActionOpen<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  type: Type,
): boolean {
  const transition: ClaimTransition<Type> = CLAIM_TRANSITIONS[type];
  return claimStateProblem(claim, actor, type) === null && (transition.checkClaim?.(claim) ?? null) === null;
}

/**
 * Applies an action to a claim. Returns the changed claim or the problem. Only this function changes a claim: the server
 * stores its result.
 */
export function applyClaimAction<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  action: ClaimAction<Type>,
): ClaimOutcome {
  const transition: ClaimTransition<Type> = CLAIM_TRANSITIONS[action.type];
  const problem =
    problemOf(transition.checkParameters?.(action) ?? null) ??
    claimStateProblem(claim, actor, action.type) ??
    problemOf(transition.checkClaim?.(claim) ?? null) ??
    transition.checkAgainstClaim?.(claim, action);
  if (problem) return { ok: false, problem };
  return {
    ok: true,
    claim: { ...claim, ...transition.changes?.(claim, action), state: nextState(transition, claim.state) },
  };
}

/** Returns the states that can follow a state. */
function nextStates(state: ClaimState): ClaimState[] {
  const transitions = Object.values(CLAIM_TRANSITIONS).filter(({ from }) => from.includes(state));
  return [...new Set(transitions.map((transition) => nextState(transition, state)))].filter(
    (to) => to !== state,
  );
}

/** The next states of each state, in the format of `ORDER_TRANSITIONS` and `INVOICE_TRANSITIONS`. */
export const CLAIM_NEXT_STATES: Transitions<ClaimState> = {
  pending: nextStates('pending'),
  review: nextStates('review'),
  incomplete: nextStates('incomplete'),
  approved: nextStates('approved'),
  rejected: nextStates('rejected'),
  appealed: nextStates('appealed'),
  agreed: nextStates('agreed'),
  payment: nextStates('payment'),
  finish: nextStates('finish'),
  closed: nextStates('closed'),
  withdrawn: nextStates('withdrawn'),
};
