import type { ClaimAccount } from '@naungan/domain/claim/record';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { newDeadline } from './deadline-day.ts';
import { letterRow } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { mailClaimant, paidMail } from './mails.ts';
import { isSameAccount } from './payout-account.ts';
import { type ClaimRecord, isKnownAccount } from './record.ts';
import { insertFiles, insertPayment } from './repository.ts';
import { runClaimAction } from './run-action.ts';

export type ClaimPayment = {
  claimId: string;
  /** The owner of the key. */
  userId: string;
  actor: string;
  /** For a claim without a bank account. */
  account: Partial<ClaimAccount>;
  upload: Submission;
  key: string | null;
};

const WORKSHOP_PAID: ClaimAccount = { bankName: '', accountNumber: '', accountHolder: '' };

/**
 * Returns the bank account to pay to: the claimant's, or the desk's for a claim without one; empty for a repair, where
 * the workshop is paid.
 * @throws ApiProblem INVALID for an account that is not the claimant's
 */
function accountFor({ account, replacementMethod }: ClaimRecord, given: Partial<ClaimAccount>): ClaimAccount {
  const isRepair = replacementMethod === 'workshop';
  const payee = isRepair ? WORKSHOP_PAID : account;
  if (!isKnownAccount(given)) return payee;
  if (!isRepair && (!isKnownAccount(account) || isSameAccount(given, account))) return given;
  const message = isRepair
    ? 'Perbaikan dibayarkan kepada bengkel'
    : 'Klaim dibayarkan ke rekening yang diberikan pengaju klaim';
  return throwProblem('INVALID', message, [{ path: 'accountNumber', message }]);
}

/**
 * Records that the claim was paid, once, with the proof. A repeated key changes nothing; without a key a
 * second payment is rejected.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const payClaim = (deps: Deps, request: ClaimPayment): Promise<null> =>
  runIdempotentAction(deps, { ...request, action: 'payment' }, async (tx, claim, now) => {
    const { actor, account: given, upload } = request;
    const { approvedAmount } = await runClaimAction(
      tx,
      deps,
      claim,
      { role: 'desk', actor, fields: { payeeMissing: 'accountNumber' } },
      { type: 'pay', account: isKnownAccount(given) },
    );
    const amount = approvedAmount ?? throwProblem('CONFLICT');
    const account = accountFor(claim, given);
    const [proof] = upload.files;
    const message = 'Bukti bayar wajib diunggah';
    const file = proof ?? throwProblem('INVALID', message, [{ path: 'payslip', message }]);
    const paid = { claimId: claim.id, amount, ...account };
    await insertPayment(tx, { ...paid, paidAt: now });
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `bukti-bayar-${claim.claimNumber}.${extension}`;
    const fileFacts = { claimId: claim.id, kind: 'payslip', round: 0, now } as const;
    await insertFiles(tx, [letterRow(file, fileFacts, { title: 'Bukti Bayar', fileName })]);
    await mailClaimant(tx, deps, claim, paidMail(claim, { ...paid, before: newDeadline(deps, 'payment') }));
  });
