import {
  type ClaimDocument,
  type ClaimFacts,
  claimDocuments,
  type RepairStep,
  type SettlementRow,
} from '@naungan/domain/claim';
import { type ClaimAccount, claimAccount } from '@naungan/domain/claim/record';
import { rupiah } from '@naungan/domain/shape';
import { CLAIM_STATES, type ClaimState } from '@naungan/domain/status';
import { z } from 'zod';
import type { claimAppeals, claimFiles, claimMessages, claimPayments, claims } from '../../db/schema.ts';

/** The heir's data after validation. */
const heirSchema = z.object({
  fullName: z.string(),
  relationship: z.string(),
  email: z.string(),
  phone: z.string(),
});
const settlementSchema = z.array(z.object({ label: z.string(), amount: rupiah }));

export type ClaimRow = typeof claims.$inferSelect;
export type ClaimFile = typeof claimFiles.$inferSelect;
export type ClaimMessage = typeof claimMessages.$inferSelect;
type Appeal = typeof claimAppeals.$inferSelect;
type Payment = typeof claimPayments.$inferSelect;

/** A claim without its files, messages, appeals, repair and payment, for lists. */
export type ClaimCore = Omit<ClaimRow, 'account' | 'accountIndex' | 'heir' | 'settlement'> & {
  account: ClaimAccount;
  heir: z.output<typeof heirSchema> | null;
  settlement: SettlementRow[];
};

/** A claim with its files, messages, appeals, repair and payment. */
export type ClaimRecord = ClaimCore & {
  files: ClaimFile[];
  /** Oldest first. */
  messages: ClaimMessage[];
  appeals: Appeal[];
  repair: { step: RepairStep; note: string; at: Date }[];
  payment: Payment | null;
};

export const toClaimCore = ({ accountIndex: _, ...row }: ClaimRow): ClaimCore => ({
  ...row,
  account: claimAccount.parse(row.account),
  heir: heirSchema.nullable().parse(row.heir),
  settlement: settlementSchema.parse(row.settlement),
});

export const isCompleteAccount = (account: Partial<ClaimAccount>): account is ClaimAccount =>
  [account.bankName, account.accountNumber, account.accountHolder].every(
    (field) => field !== undefined && field !== '',
  );

export const documentsOf = ({ files }: ClaimRecord): ClaimFile[] =>
  files.filter(({ kind }) => kind === 'document');

/** Returns the documents that the claimant added without a request of the desk, oldest first. */
export const additionsOf = ({ files }: ClaimRecord): ClaimFile[] =>
  files.filter(({ kind }) => kind === 'addition').toSorted((a, b) => a.round - b.round);

/** Returns whether the bank account was changed after the claimant sent the signed letter. */
export function isAccountChangedAfterLetter({ letter, files, accountChangedAt }: ClaimRecord): boolean {
  const letterTimes = files.flatMap(({ kind, createdAt }) =>
    kind === 'letter' ? [createdAt.getTime()] : [],
  );
  return letter && accountChangedAt !== null && accountChangedAt.getTime() > Math.max(...letterTimes);
}

/** Returns the facts of a claim whose files, appeals and payment are not loaded; these facts are empty. */
export const coreFactsOf = (claim: ClaimCore, repair: readonly RepairStep[]): ClaimFacts => ({
  state: claim.state,
  productType: claim.productType,
  cause: claim.cause,
  isThirdParty: claim.thirdParty,
  isHeir: claim.heir !== null,
  documents: [],
  needRevision: claim.needRevision,
  additions: 0,
  approvedAmount: claim.approvedAmount,
  replacement: { method: claim.replacementMethod, isLocked: claim.replacementLocked },
  workshop: claim.workshop,
  repair,
  hasLetter: claim.letter,
  hasAccount: isCompleteAccount(claim.account),
  appeals: [],
  payments: 0,
});

/** Returns the documents that the rules require or permit for the claim. */
export const documentsOfClaim = ({ productType, cause, thirdParty, heir }: ClaimRecord): ClaimDocument[] =>
  claimDocuments({ productType, cause, isThirdParty: thirdParty, isHeir: heir !== null });

/** Returns the names of the claim's documents with these codes. */
export const documentNames = (claim: ClaimRecord, codes: readonly string[]): string[] =>
  documentsOfClaim(claim)
    .filter(({ code }) => codes.includes(code))
    .map(({ name }) => name);

/** Returns the facts that the claim's transitions depend on. */
export const factsOf = (claim: ClaimRecord): ClaimFacts => ({
  ...coreFactsOf(
    claim,
    claim.repair.map(({ step }) => step),
  ),
  documents: documentsOf(claim).map(({ code }) => code),
  additions: additionsOf(claim).length,
  appeals: claim.appeals.map(({ answeredAt }) => ({
    isOpen: answeredAt === null,
    isAnswered: answeredAt !== null,
  })),
  payments: claim.payment === null ? 0 : 1,
});

/** Returns the columns to update for changed facts. Files, appeals and payments are in other tables. */
export const changedColumnsOf = (facts: ClaimFacts) => ({
  needRevision: [...facts.needRevision],
  approvedAmount: facts.approvedAmount,
  replacementMethod: facts.replacement.method,
  replacementLocked: facts.replacement.isLocked,
  workshop: facts.workshop,
  letter: facts.hasLetter,
});

const isState = (text: string): text is ClaimState => CLAIM_STATES.some((state) => state === text);

/** Returns a text of the journal as a claim state. @throws Error for a text that is not a state */
export function toClaimState(text: string): ClaimState {
  if (isState(text)) return text;
  throw new Error(`${text} in the journal is not a claim state`);
}
