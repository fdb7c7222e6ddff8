import type { ClaimAccount } from '@naungan/domain/claim/record';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { newDeadline } from './deadline-day.ts';
import { rowWithoutCode } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { mailClaimant, paidMail } from './mails.ts';
import { isSameAccount } from './payout-account.ts';
import { type ClaimRecord, isCompleteAccount } from './record.ts';
import { insertFiles, insertPayment } from './repository.ts';
import { runClaimAction } from './run-action.ts';

export type ClaimPayment = {
  claimId: string;
  /** Owner of the idempotency key. */
  userId: string;
  actor: string;
  /** The bank account that the desk entered; required for a claim without an account. */
  account: Partial<ClaimAccount>;
  upload: Submission;
  key: string | null;
  /** The version of the claim that the desk has read. */
  version?: number | undefined;
};

const NO_ACCOUNT: ClaimAccount = { bankName: '', accountNumber: '', accountHolder: '' };

/**
 * Returns the bank account to pay to: the claimant's account or, for a claim without one, the account that the desk
 * entered. Empty for a repair, because the workshop is paid.
 * @throws ApiProblem INVALID when the desk entered another bank account than the claimant's, or a bank account for a repair
 */
function payeeAccount(
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
 * Stores the payment of a claim with its proof. A request with a repeated key has no effect; without a key, a second
 * payment is rejected.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const payClaim = (deps: Deps, request: ClaimPayment): Promise<null> =>
  runIdempotentAction(deps, { ...request, action: 'payment' }, async (tx, claim, now) => {
    const { actor, account: deskAccount, upload } = request;
    const { approvedAmount } = await runClaimAction(
      tx,
      deps,
      claim,
      { role: 'desk', actor, fields: { payeeMissing: 'accountNumber' } },
      { type: 'pay', hasAccount: isCompleteAccount(deskAccount) },
    );
    const amount = approvedAmount ?? throwProblem('CONFLICT');
    const account = payeeAccount(claim, deskAccount);
    const [proof] = upload.files;
    const message = 'Bukti bayar wajib diunggah';
    const file = proof ?? throwProblem('INVALID', message, [{ path: 'payslip', message }]);
    const payment = { claimId: claim.id, amount, ...account };
    await insertPayment(tx, { ...payment, paidAt: now });
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `bukti-bayar-${claim.claimNumber}.${extension}`;
    const rowFields = { claimId: claim.id, kind: 'payslip', round: 0, now } as const;
    await insertFiles(tx, [rowWithoutCode(file, rowFields, { title: 'Bukti Bayar', fileName })]);
    await mailClaimant(
      tx,
      deps,
      claim,
      paidMail(claim, { ...payment, deadline: newDeadline(deps, 'payment') }),
    );
  });
