import { CLAIM_STATES, type ClaimState, isClaimEnded } from '../status/claim.ts';
import type { Transitions } from '../status/tone.ts';
import type { ClaimAction, ClaimActionType, ClaimActor } from './action.ts';
import { MOST_ADDITIONS } from './addition.ts';
import type { ClaimAppeal, ClaimFacts } from './facts.ts';
import type { ClaimProblem, ClaimProblemCode } from './problem.ts';
import { offersWorkshop, replacementOptions } from './product.ts';
import { isRepaired, nextRepairStep } from './repair.ts';
import {
  checkAmount,
  checkLetterAccount,
  checkPayee,
  checkRepair,
  checkRequestedDocuments,
  checkSentDocuments,
  problem,
} from './transition-checks.ts';

type Code = ClaimProblemCode | null;

type ClaimTransition<Type extends ClaimActionType> = {
  from: readonly ClaimState[];
  by: readonly ClaimActor[];
  /** `same`: an edit, the state does not change. A record if the target depends on the current state. */
  to: ClaimState | 'same' | Partial<Record<ClaimState, ClaimState>>;
  /** Checks the parameters alone, before the state is checked. */
  checkParameters?: (action: ClaimAction<Type>) => Code;
  /** The problem in a state outside `from`, if it is more specific than 'stateChanged' or 'ended'. */
  wrongState?: (claim: ClaimFacts) => Code;
  /** Conditions of the claim in addition to the state. */
  requires?: (claim: ClaimFacts) => Code;
  /** Checks the parameters against the claim. */
  checkAgainstClaim?: (claim: ClaimFacts, action: ClaimAction<Type>) => ClaimProblem | null;
  changes?: (claim: ClaimFacts, action: ClaimAction<Type>) => Partial<ClaimFacts>;
};

const closeAppeals = ({ appeals }: ClaimFacts): ClaimAppeal[] =>
  appeals.map((appeal) => (appeal.open ? { open: false, answered: true } : appeal));

const withLockedReplacement = ({ replacement }: ClaimFacts) => ({
  replacement: { ...replacement, locked: true },
});

const hasMethod = ({ replacement }: ClaimFacts) => replacement.method !== null;

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
    wrongState: ({ state }) => (state === 'appealed' ? 'appealOpen' : null),
    changes: ({ appeals }) => ({ appeals: [...appeals, { open: true, answered: false }] }),
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
    requires: ({ approvedAmount }) => (approvedAmount === null ? 'noApprovedAmount' : null),
    changes: (claim) => ({ appeals: closeAppeals(claim) }),
  },
  denyAppeal: {
    from: ['appealed'],
    by: ['desk'],
    to: 'rejected',
    requires: ({ approvedAmount }) => (approvedAmount === null ? null : 'hasApprovedAmount'),
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
    requires: (claim) =>
      hasMethod(claim) || replacementOptions(claim).length === 0 ? null : 'replacementMissing',
    checkAgainstClaim: checkLetterAccount,
    changes: (claim, { account }) => ({
      letter: true,
      account: claim.account || account,
      ...withLockedReplacement(claim),
    }),
  },
  returnLetter: { from: ['agreed'], by: ['desk'], to: 'approved', changes: () => ({ letter: false }) },
  pay: {
    from: ['agreed'],
    by: ['desk'],
    to: 'payment',
    requires: (claim) =>
      isRepaired(claim) && nextRepairStep(claim.repair) !== null ? 'repairUnfinished' : null,
    checkAgainstClaim: checkPayee,
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
  /** Up to the signature; not while a workshop repairs the vehicle at the insurer's expense. */
  withdraw: {
    from: ['pending', 'review', 'incomplete', 'approved', 'appealed'],
    by: ['member'],
    to: 'withdrawn',
    requires: ({ repair }) => (repair.length === 0 ? null : 'repairBegun'),
    changes: (claim) => ({ approvedAmount: null, needRevision: [], appeals: closeAppeals(claim) }),
  },
  addDocument: {
    from: ['pending', 'review', 'incomplete', 'appealed'],
    by: ['member'],
    to: 'same',
    requires: ({ additions }) => (additions < MOST_ADDITIONS ? null : 'tooManyAdditions'),
    changes: ({ additions }) => ({ additions: additions + 1 }),
  },
  sendMessage: { from: CLAIM_STATES, by: ['member'], to: 'same' },
  replyMessage: { from: CLAIM_STATES, by: ['desk'], to: 'same' },
  changeAccount: {
    from: ['pending', 'review', 'incomplete', 'approved', 'appealed', 'agreed'],
    by: ['member'],
    to: 'same',
    wrongState: ({ payments }) => (payments > 0 ? 'alreadyPaid' : null),
    changes: () => ({ account: true }),
  },
  chooseReplacement: {
    from: ['approved'],
    by: ['member'],
    to: 'same',
    // An old tab may still offer the choice.
    wrongState: ({ replacement }) => (replacement.locked ? 'replacementLocked' : 'stateChanged'),
    requires: ({ replacement }) => (replacement.locked ? 'replacementLocked' : null),
    checkAgainstClaim: (claim, { method }) =>
      problem(replacementOptions(claim).some(({ value }) => value === method) ? null : 'replacementMissing'),
    changes: (_claim, { method }) => ({ replacement: { method, locked: false } }),
  },
  lockReplacement: {
    from: ['approved'],
    by: ['desk'],
    to: 'same',
    wrongState: () => 'stateChanged',
    requires: (claim) => (hasMethod(claim) ? null : 'replacementMissing'),
    changes: withLockedReplacement,
  },
  chooseWorkshop: {
    from: ['pending', 'review', 'incomplete'],
    by: ['member'],
    to: 'same',
    wrongState: (claim) => (offersWorkshop(claim) ? 'workshopChosen' : 'workshopUnknown'),
    requires(claim) {
      if (!offersWorkshop(claim)) return 'workshopUnknown';
      return claim.workshop === null ? null : 'workshopChosen';
    },
    checkAgainstClaim: (_claim, { workshop, partners }) =>
      problem(partners.includes(workshop) ? null : 'workshopUnknown'),
    changes: (_claim, { workshop }) => ({ workshop }),
  },
  moveRepair: {
    from: ['approved', 'agreed'],
    by: ['desk'],
    to: 'same',
    checkParameters: ({ workshop, partners }) =>
      workshop === undefined || partners.includes(workshop) ? null : 'workshopUnknown',
    wrongState: () => 'noWorkshopRepair',
    requires: (claim) => (isRepaired(claim) ? null : 'noWorkshopRepair'),
    checkAgainstClaim: checkRepair,
    // Locks the replacement method: a claim whose vehicle is being repaired cannot change to cash.
    changes: (claim, { step, workshop }) => ({
      workshop: claim.workshop ?? workshop ?? null,
      repair: [...claim.repair, step],
      ...withLockedReplacement(claim),
    }),
  },
};

/** The claim after the action, or why it is not possible. */
export type ClaimOutcome = { ok: true; claim: ClaimFacts } | { ok: false; problem: ClaimProblem };

function nextState({ to }: Pick<ClaimTransition<ClaimActionType>, 'to'>, from: ClaimState): ClaimState {
  if (to === 'same') return from;
  return typeof to === 'string' ? to : (to[from] ?? from);
}

/** Returns why an actor cannot apply this action in the claim's state, or `null`. Checks only the state. */
export function claimStateProblem<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  type: Type,
): ClaimProblem | null {
  const row: ClaimTransition<Type> = CLAIM_TRANSITIONS[type];
  if (row.from.includes(claim.state) && row.by.includes(actor)) return null;
  return { code: row.wrongState?.(claim) ?? (isClaimEnded(claim.state) ? 'ended' : 'stateChanged') };
}

/** Whether the claim's state and facts allow the action. If so, pages offer it, and only its parameters can be wrong. */
export function isClaimActionOpen<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  type: Type,
): boolean {
  const row: ClaimTransition<Type> = CLAIM_TRANSITIONS[type];
  return claimStateProblem(claim, actor, type) === null && (row.requires?.(claim) ?? null) === null;
}

/**
 * Applies an action to a claim. The only function that decides whether a claim changes: the server stores its outcome.
 * Pages use `CLAIM_TRANSITIONS` too, to decide which actions to offer.
 */
export function applyClaimAction<Type extends ClaimActionType>(
  claim: ClaimFacts,
  actor: ClaimActor,
  action: ClaimAction<Type>,
): ClaimOutcome {
  const row: ClaimTransition<Type> = CLAIM_TRANSITIONS[action.type];
  const refusal =
    problem(row.checkParameters?.(action) ?? null) ??
    claimStateProblem(claim, actor, action.type) ??
    problem(row.requires?.(claim) ?? null) ??
    row.checkAgainstClaim?.(claim, action);
  if (refusal) return { ok: false, problem: refusal };
  return {
    ok: true,
    claim: { ...claim, ...row.changes?.(claim, action), state: nextState(row, claim.state) },
  };
}

/** Returns the states that a claim can go to from a state; edits are excluded. */
function nextStates(state: ClaimState): ClaimState[] {
  const rows = Object.values(CLAIM_TRANSITIONS).filter(({ from }) => from.includes(state));
  return [...new Set(rows.map((row) => nextState(row, state)))].filter((to) => to !== state);
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
