import type { Proposal, SecondPersonReason } from '@naungan/api/desk-proposals';
import type { RepairStep, ReplacementMethod } from '@naungan/domain/claim';
import type { ProductType } from '@naungan/domain/lines';
import type { ClaimState } from '@naungan/domain/status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealedJson, sealedText } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { defaultNow, id, instant, rupiah } from './columns.ts';
import { orders } from './orders.ts';
import { policies } from './policies.ts';

/** Claims in a state that waits for the desk. Written as the partial index has it, without parameters. */
export const CLAIM_WAITS_FOR_DESK = sql`state in ('pending', 'review', 'appealed', 'agreed')`;

export const claims = pgTable(
  'claims',
  {
    id: id(),
    claimNumber: text().notNull().unique(),
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The policyholder, even for a claim by an heir. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    policyNumber: text().notNull(),
    productType: text().$type<ProductType>().notNull(),
    state: text().$type<ClaimState>().notNull().default('pending'),
    cause: text().notNull(),
    /** Whether another person claims damages from the policyholder. */
    thirdParty: boolean().notNull(),
    incidentDate: date({ mode: 'string' }).notNull(),
    totalClaim: rupiah(),
    /** What caused the loss, in the claimant's words; only for fire and earthquake insurance, otherwise ''. */
    causeDisaster: sealedText('claims.cause_disaster').notNull(),
    description: sealedText('claims.description').notNull(),
    /** The bank account for the payment; its fields are '' until the account is known. */
    account: sealedJson('claims.account').notNull(),
    /**
     * Blind index of the bank and the account number (`modules/claims/account-index.ts`); '' without an account. Null in a claim
     * from before the column, until the job `keys.rotate` computes it.
     */
    accountIndex: text(),
    /** When the account was entered or changed after the claim was sent; null for an account that was sent with the claim. */
    accountChangedAt: instant(),
    /** The heir who claims; null for a claim by the policyholder. */
    heir: sealedJson('claims.heir'),
    /** SHA-256 of the secret in the link of an heir's mails. */
    heirSecretHash: text().unique(),
    /** How often the link was replaced; each version has a different secret. */
    heirLinkVersion: integer().notNull().default(0),
    /** When the desk revoked the link; null while it is valid. */
    heirLinkRevokedAt: instant(),
    /** Whether the policy names the heir as beneficiary. */
    namedBeneficiary: boolean(),
    /** The desk's last message to the claimant: what to send again, or the reason for the rejection. */
    feedback: text().notNull().default(''),
    /** Codes of the documents that the claimant must send again. */
    needRevision: text().array().notNull().default(sql`'{}'::text[]`),
    approvedAmount: rupiah(),
    /** The rows of the settlement's calculation. */
    settlement: jsonb().notNull().default([]),
    replacementMethod: text().$type<ReplacementMethod>(),
    replacementLocked: boolean().notNull().default(false),
    workshop: text(),
    /** Whether the signed discharge letter was received, and not returned. */
    letter: boolean().notNull().default(false),
    /** When the claim entered its state. */
    movedAt: defaultNow(),
    /** When the claimant was reminded of the deadline. */
    remindedAt: instant(),
    createdAt: defaultNow(),
    updatedAt: defaultNow(),
  },
  (t) => [
    index('claims_user').on(t.userId, t.createdAt),
    index('claims_waiting').on(t.movedAt, t.id).where(CLAIM_WAITS_FOR_DESK),
    index('claims_policy').on(t.policyId),
    index('claims_state').on(t.state, t.movedAt),
    index('claims_created').on(t.createdAt, t.id),
    index('claims_state_created').on(t.state, t.createdAt, t.id),
    index('claims_order').on(t.orderId),
    index('claims_account').on(t.accountIndex),
  ],
);

export type ClaimMessageSender = 'claimant' | 'desk';

/** Kind of a claim's file. */
export type ClaimFileKind = 'document' | 'addition' | 'appeal' | 'response' | 'letter' | 'payslip';

/** Files of claims. Rows are never deleted: a file that is sent again is added to the earlier files. */
export const claimFiles = pgTable(
  'claim_files',
  {
    id: id(),
    claimId: uuid()
      .notNull()
      .references(() => claims.id),
    kind: text().$type<ClaimFileKind>().notNull(),
    /** Code of the document; '' for a letter. */
    code: text().notNull(),
    /** How often this kind was sent before. */
    round: integer().notNull(),
    /** Position among the files of the same code in this round. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    storageKey: text().notNull(),
    createdAt: defaultNow(),
  },
  (t) => [
    uniqueIndex('claim_files_place').on(t.claimId, t.kind, t.code, t.round, t.position),
    index('claim_files_key').on(t.storageKey),
  ],
);

export const claimAppeals = pgTable(
  'claim_appeals',
  {
    id: id(),
    claimId: uuid()
      .notNull()
      .references(() => claims.id),
    /** From 0. The files of the appeal have the same `round`. */
    round: integer().notNull(),
    openedAt: defaultNow(),
    answeredAt: instant(),
  },
  (t) => [
    uniqueIndex('claim_appeals_round').on(t.claimId, t.round),
    /** At most one open appeal per claim. */
    uniqueIndex('claim_appeals_open').on(t.claimId).where(sql`answered_at is null`),
  ],
);

/** Messages between a claimant and the desk. Rows are never changed or deleted. */
export const claimMessages = pgTable(
  'claim_messages',
  {
    id: id(),
    claimId: uuid()
      .notNull()
      .references(() => claims.id),
    sender: text().$type<ClaimMessageSender>().notNull(),
    text: sealedText('claim_messages.text').notNull(),
    createdAt: defaultNow(),
    /** Sorts the messages, also two messages with the same time. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('claim_messages_claim').on(t.claimId, t.number)],
);

/** Completed steps of a repair. */
export const claimRepairs = pgTable(
  'claim_repairs',
  {
    claimId: uuid()
      .notNull()
      .references(() => claims.id),
    step: text().$type<RepairStep>().notNull(),
    note: text().notNull(),
    /** When the step was completed. */
    at: defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.step] })],
);

/** A claim is paid at most once. */
export const claimPayments = pgTable(
  'claim_payments',
  {
    claimId: uuid()
      .primaryKey()
      .references(() => claims.id),
    amount: rupiah().notNull(),
    bankName: text().notNull(),
    accountNumber: sealedText('claim_payments.account_number').notNull(),
    accountHolder: sealedText('claim_payments.account_holder').notNull(),
    paidAt: defaultNow(),
  },
  // The figures of the dashboard.
  (t) => [index('claim_payments_paid').on(t.paidAt)],
);

/** Payments of claims that need a second person, each with the decision of that person. Rows are never deleted. */
export const claimProposals = pgTable(
  'claim_proposals',
  {
    id: id(),
    claimId: uuid()
      .notNull()
      .references(() => claims.id),
    amount: rupiah().notNull(),
    /** The bank account to pay to; its fields are '' for a repair. */
    account: sealedJson('claim_proposals.account').notNull(),
    reasons: text().array().$type<SecondPersonReason[]>().notNull(),
    /** The claim's version when the payment was proposed. After a change of the claim it cannot be confirmed. */
    claimVersion: bigint({ mode: 'number' }).notNull(),
    /** The proof of payment. It becomes a file of the claim with the payment. */
    payslipKey: text().notNull(),
    payslipType: text().notNull(),
    payslipBytes: integer().notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    proposedAt: defaultNow(),
    expiresAt: instant().notNull(),
    /** A proposal that expires remains `waiting` until the payment is proposed again. */
    outcome: text().$type<Proposal['outcome']>().notNull().default('waiting'),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    decisionReason: sealedText('claim_proposals.decision_reason'),
  },
  (t) => [
    /** At most one waiting proposal per claim. */
    uniqueIndex('claim_proposals_waiting').on(t.claimId).where(sql`outcome = 'waiting'`),
    index('claim_proposals_payslip').on(t.payslipKey),
  ],
);
