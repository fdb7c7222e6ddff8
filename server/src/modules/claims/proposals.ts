import type { Proposal, SecondPersonReason } from '@naungan/api/desk-proposals';
import { claimAccount } from '@naungan/domain/claim/record';
import { hasPermission } from '@naungan/domain/desk-roles';
import { throwProblem } from '../../api-problem.ts';
import { readHistory, versionOf } from '../../core/record-history.ts';
import { requireSecondPerson } from '../../core/second-person.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps, Session } from '../../deps.ts';
import { fullNames } from '../accounts/service.ts';
import { type Payment, proofName, storePayment } from './payment.ts';
import {
  type Decision,
  decideProposal,
  expireProposal,
  findOpenProposal,
  findProposal,
  insertProposal,
  type ProposalRow,
} from './proposals-repository.ts';
import type { ClaimRecord } from './record.ts';
import { secondPersonReasons } from './second-person.ts';
import { claimStateMachine, requireClaimVersion } from './state-machine.ts';

const DAY_MS = 24 * 3_600_000;
/** Days in which a proposed payment can be confirmed. */
const PROPOSAL_DAYS = 7;

const WAITING_MESSAGE = 'Pembayaran klaim ini masih menunggu persetujuan petugas lain';
const OWN_PROPOSAL_MESSAGE = 'Pembayaran yang Anda ajukan harus disetujui petugas lain';
const DECIDED_MESSAGE = 'Pengajuan pembayaran ini sudah diputuskan';
const EXPIRED_MESSAGE = 'Pengajuan pembayaran ini sudah kedaluwarsa. Ajukan pembayarannya sekali lagi.';

const recordOf = ({ id }: { id: string }) => ({ subject: claimStateMachine.name, id });

/** Returns why a payment of a locked claim needs a second person; empty if it does not. */
export const reasonsForSecondPerson = async (
  tx: Tx,
  { config }: Deps,
  claim: ClaimRecord,
): Promise<SecondPersonReason[]> =>
  secondPersonReasons(config, claim, await readHistory(tx, recordOf(claim)));

/**
 * Checks that no payment of a locked claim waits for a second person. Closes a proposal that cannot be confirmed any more.
 * @throws ApiProblem CONFLICT
 */
export async function requireNoProposal(tx: Tx, { clock }: Deps, { id }: ClaimRecord): Promise<void> {
  if (await findOpenProposal(tx, id, clock())) throwProblem('CONFLICT', WAITING_MESSAGE);
  await expireProposal(tx, id);
}

type NewProposal = { payment: Payment; reasons: SecondPersonReason[]; proposedBy: string };

/** Stores a payment of a locked claim that a second person must confirm. */
export async function proposePayment(
  tx: Tx,
  { clock }: Deps,
  claim: ClaimRecord,
  { payment: { amount, account, proof }, reasons, proposedBy }: NewProposal,
): Promise<void> {
  const now = clock();
  await insertProposal(tx, {
    claimId: claim.id,
    amount,
    account,
    reasons,
    claimVersion: await versionOf(tx, recordOf(claim)),
    payslipKey: proof.storageKey,
    payslipType: proof.mimeType,
    payslipBytes: proof.bytes,
    proposedBy,
    proposedAt: now,
    expiresAt: new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS),
  });
}

/** Returns the waiting proposal with its claim, locked until the transaction ends. @throws ApiProblem NOT_FOUND, CONFLICT */
async function lockWaiting(tx: Tx, { clock }: Deps, session: Session, id: string) {
  const { claimId } = (await findProposal(tx, session, id)) ?? throwProblem('NOT_FOUND');
  const claim = (await claimStateMachine.lock(tx, claimId)) ?? throwProblem('NOT_FOUND');
  // Read again: another transaction may have decided while this one waited for the claim.
  const proposal = (await findProposal(tx, session, id)) ?? throwProblem('NOT_FOUND');
  if (proposal.outcome === 'expired') return throwProblem('CONFLICT', EXPIRED_MESSAGE);
  if (proposal.outcome !== 'waiting') return throwProblem('CONFLICT', DECIDED_MESSAGE);
  if (proposal.expiresAt <= clock()) return throwProblem('CONFLICT', EXPIRED_MESSAGE);
  return { proposal, claim };
}

async function decide(tx: Tx, proposal: ProposalRow, decision: Decision): Promise<ProposalRow> {
  await decideProposal(tx, proposal.id, decision);
  return { ...proposal, ...decision };
}

/**
 * Pays a claim as another person has proposed it.
 * @throws ApiProblem NOT_FOUND, FORBIDDEN for the proposer, CONFLICT, INVALID
 */
export async function confirmProposal(deps: Deps, session: Session, id: string): Promise<ProposalRow> {
  const { userId } = session;
  return deps.db.transaction(async (tx) => {
    const waiting = (await findProposal(tx, session, id)) ?? throwProblem('NOT_FOUND');
    requireSecondPerson(waiting, session, OWN_PROPOSAL_MESSAGE);
    const { proposal, claim } = await lockWaiting(tx, deps, session, id);
    await requireClaimVersion(tx, claim, proposal.claimVersion);
    const { amount, payslipKey: storageKey, payslipType: mimeType, payslipBytes: bytes } = proposal;
    const payment = {
      amount,
      account: claimAccount.parse(proposal.account),
      proof: { storageKey, mimeType, bytes },
    };
    await storePayment(tx, deps, claim, payment, `desk:${userId}`);
    const decision = { decidedBy: userId, decidedAt: deps.clock(), decisionReason: null };
    return decide(tx, proposal, { ...decision, outcome: 'confirmed' });
  });
}

/** Closes a proposal without a payment. The proposer may do so, too. @throws ApiProblem NOT_FOUND, CONFLICT */
export const rejectProposal = (
  deps: Deps,
  session: Session,
  { id, reason }: { id: string; reason: string },
): Promise<ProposalRow> =>
  deps.db.transaction(async (tx) => {
    const { proposal } = await lockWaiting(tx, deps, session, id);
    const decision = { decidedBy: session.userId, decidedAt: deps.clock(), decisionReason: reason };
    return decide(tx, proposal, { ...decision, outcome: 'rejected' });
  });

/** Returns proposals as a person at the desk sees them. */
export async function describeProposals(
  { db, files, clock }: Deps,
  { userId, roles, insurerId }: Session,
  rows: readonly ProposalRow[],
): Promise<Proposal[]> {
  const names = await fullNames(
    db,
    rows.flatMap(({ proposedBy, decidedBy }) => (decidedBy === null ? proposedBy : [proposedBy, decidedBy])),
  );
  const staffOf = (id: string) => ({ id, fullName: names.get(id) ?? '' });
  const mayDecide = hasPermission({ roles, isInsurerStaff: insurerId !== null }, 'proposals.decide');
  return rows.map((row) => {
    const isOver = row.outcome === 'waiting' && row.expiresAt <= clock();
    const outcome = isOver ? 'expired' : row.outcome;
    const name = proofName(row, row.payslipType);
    return {
      id: row.id,
      kind: 'claimPayment',
      claimId: row.claimId,
      claimNumber: row.claimNumber,
      amount: row.amount,
      account: claimAccount.parse(row.account),
      reasons: row.reasons,
      payslip: files.signedUrl(row.payslipKey, { name, mimeType: row.payslipType }),
      proposedBy: staffOf(row.proposedBy),
      proposedAt: row.proposedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      outcome,
      decidedBy: row.decidedBy === null ? null : staffOf(row.decidedBy),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionReason: row.decisionReason,
      mayConfirm: outcome === 'waiting' && mayDecide && row.proposedBy !== userId,
    };
  });
}

/** Returns the payment of a claim that waits for a second person, or null. */
export async function readOpenProposal(
  deps: Deps,
  session: Session,
  claimId: string,
): Promise<Proposal | null> {
  const row = await findOpenProposal(deps.db, claimId, deps.clock());
  const [proposal] = row ? await describeProposals(deps, session, [row]) : [];
  return proposal ?? null;
}
