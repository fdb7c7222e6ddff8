import { applyClaimAction } from '@naungan/domain/claim';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { throwProblem } from '../../api-problem.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { throwClaimProblem } from './api-problem-codes.ts';
import { type ClaimMail, mailClaimant } from './claimant-mail.ts';
import { newDeadline } from './deadline-day.ts';
import { rowWithoutCode } from './files.ts';
import { paidMail } from './mails.ts';
import { isSameAccount } from './payout-account.ts';
import { type ClaimRecord, factsOf, isCompleteAccount } from './record.ts';
import { insertFiles, insertPayment } from './repository.ts';
import { runClaimAction } from './run-action.ts';

const NO_ACCOUNT: ClaimAccount = { bankName: '', accountNumber: '', accountHolder: '' };
const PROOF_MISSING_MESSAGE = 'Bukti bayar wajib diunggah';
const FIELDS = { payeeMissing: 'accountNumber' };

type ProofFile = Pick<StoredFile, 'mimeType' | 'bytes' | 'storageKey'>;
/** A payment that the claim allows: the amount in rupiah, the bank account to pay to, and the proof. */
export type Payment = { amount: number; account: ClaimAccount; proof: ProofFile };

/**
 * Returns the bank account to pay to: the claimant's account or, for a claim without one, the account that the desk
 * entered. Empty for a repair, because the workshop is paid.
 * @throws ApiProblem INVALID when the desk entered another bank account than the claimant's, or a bank account for a repair
 */
export function payeeAccount(
  { account, replacementMethod }: ClaimRecord,
  deskAccount: Partial<ClaimAccount>,
): ClaimAccount {
  const isRepair = replacementMethod === 'workshop';
  if (!isCompleteAccount(deskAccount)) return isRepair ? NO_ACCOUNT : account;
  if (!isRepair && (!isCompleteAccount(account) || isSameAccount(deskAccount, account))) return deskAccount;
  const message = isRepair
    ? 'Perbaikan dibayarkan kepada bengkel'
    : 'Klaim dibayarkan ke rekening yang diberikan pengaju klaim';
  return throwProblem('INVALID', message, [{ path: 'accountNumber', message }]);
}

/**
 * Checks a payment of a locked claim; stores nothing. `deskAccount`: the bank account that the desk entered, which a claim
 * without an account requires. @throws ApiProblem CONFLICT, INVALID
 */
export function checkPayment(
  claim: ClaimRecord,
  deskAccount: Partial<ClaimAccount>,
  [file]: readonly ProofFile[],
): Payment {
  const hasAccount = isCompleteAccount(deskAccount);
  const outcome = applyClaimAction(factsOf(claim), 'desk', { type: 'pay', hasAccount });
  if (!outcome.ok) return throwClaimProblem(outcome.problem, FIELDS);
  const amount = outcome.claim.approvedAmount ?? throwProblem('CONFLICT');
  const account = payeeAccount(claim, deskAccount);
  const message = PROOF_MISSING_MESSAGE;
  const proof = file ?? throwProblem('INVALID', message, [{ path: 'payslip', message }]);
  return { amount, account, proof };
}

/** Returns the mail about a payment. */
export const paymentMail = (
  deps: Deps,
  claim: ClaimRecord,
  { amount, account }: Pick<Payment, 'amount' | 'account'>,
): ClaimMail => paidMail(claim, { amount, ...account, deadline: newDeadline(deps, 'payment') });

/** Returns the file name of the proof of payment. */
export const proofName = ({ claimNumber }: Pick<ClaimRecord, 'claimNumber'>, mimeType: string): string =>
  `bukti-bayar-${claimNumber}.${mimeType === 'application/pdf' ? 'pdf' : 'jpg'}`;

/**
 * Stores the payment of a locked claim with its proof, and mails the claimant.
 * @param actor for the journal, as in `ActionContext`
 * @throws ApiProblem CONFLICT, INVALID
 */
export async function storePayment(
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  { amount, account, proof }: Payment,
  actor: string,
): Promise<void> {
  const now = deps.clock();
  const context = { role: 'desk', actor, fields: FIELDS } as const;
  await runClaimAction(tx, deps, claim, context, { type: 'pay', hasAccount: isCompleteAccount(account) });
  await insertPayment(tx, { claimId: claim.id, amount, ...account, paidAt: now });
  const fileName = proofName(claim, proof.mimeType);
  const rowFields = { claimId: claim.id, kind: 'payslip', round: 0, now } as const;
  await insertFiles(tx, [rowWithoutCode(proof, rowFields, { title: 'Bukti Bayar', fileName })]);
  await mailClaimant(tx, deps, claim, paymentMail(deps, claim, { amount, account }));
}
