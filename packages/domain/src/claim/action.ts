import type { Rupiah } from '../money/rupiah.ts';
import type { ReplacementMethod } from './claim-rules.ts';
import type { RepairStep } from './repair.ts';

/**
 * `member` is the claimant, who may be an heir. `desk` is staff of the broker or the insurer, or the simulated insurer.
 * `scheduler` is the server, which ends a claim after a missed deadline.
 */
export const CLAIM_ACTORS = ['member', 'desk', 'scheduler'] as const;

export type ClaimActor = (typeof CLAIM_ACTORS)[number];

type ActionParameters = {
  /** Begins the review. */
  takeUp: object;
  askDocuments: { codes: readonly string[] };
  /** One document code per file. */
  sendDocuments: { codes: readonly string[] };
  approve: { amount: Rupiah };
  reject: object;
  /** Returns an approved claim to the review. */
  recall: object;
  appeal: object;
  grantAppeal: { amount: Rupiah };
  /** Denies an appeal of an approval: the approved amount stays. */
  keepOffer: object;
  /** Denies an appeal of a rejection. */
  denyAppeal: object;
  /** Returns a claim to the review because of an appeal. */
  reopen: object;
  /** `hasAccount` is true if the claimant sends a bank account with the letter. */
  sendLetter: { hasAccount: boolean };
  returnLetter: object;
  /** `hasAccount` is true if the desk enters a bank account. */
  pay: { hasAccount: boolean };
  confirmPayment: object;
  close: object;
  /** Rejects a claim whose requested documents did not arrive in time. */
  lapse: object;
  changeAccount: object;
  chooseReplacement: { method: ReplacementMethod };
  lockReplacement: object;
  /** `workshop` is an id. `workshopIds` are the ids of the policy's referral workshops. */
  chooseWorkshop: { workshop: string; workshopIds: readonly string[] };
  /** Adds a document that the desk did not request. */
  addDocument: object;
  sendMessage: object;
  replyMessage: object;
  withdraw: object;
  /** `workshop` is the workshop that the desk appoints if the member chose none. */
  moveRepair: { step: RepairStep; workshop?: string | undefined; workshopIds: readonly string[] };
};

export type ClaimActionType = keyof ActionParameters;

/** An action on a claim, with its parameters. */
export type ClaimAction<Type extends ClaimActionType = ClaimActionType> = {
  [T in Type]: { type: T } & ActionParameters[T];
}[Type];
