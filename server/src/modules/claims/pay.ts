import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { letterRow } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { mailClaimant, paidMail } from './mails.ts';
import type { ClaimAccount, ClaimRecord } from './record.ts';
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

const isWhole = (account: Partial<ClaimAccount>): account is ClaimAccount =>
  [account.bankName, account.accountNumber, account.accountHolder].every(
    (part) => part !== undefined && part !== '',
  );

/**
 * Returns the bank account to pay to: the desk's, else the claim's; empty for a repair, where the workshop is
 * paid.
 */
function accountFor(claim: ClaimRecord, override: Partial<ClaimAccount>): ClaimAccount {
  if (isWhole(override)) return override;
  if (isWhole(claim.account)) return claim.account;
  if (claim.replacementMethod === 'workshop') return { bankName: '', accountNumber: '', accountHolder: '' };
  const message = 'Sebutkan rekening tujuan pembayaran';
  return throwProblem('INVALID', message, [{ path: 'accountNumber', message }]);
}

/**
 * Records that the claim was paid, once, with the proof. A repeated key changes nothing; without a key a
 * second payment is rejected.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const payClaim = (deps: Deps, request: ClaimPayment): Promise<null> =>
  runIdempotentAction(deps, { ...request, action: 'payment' }, async (tx, claim, now) => {
    const { actor, account: override, upload } = request;
    const { approvedAmount } = await runClaimAction(
      tx,
      deps,
      claim,
      { role: 'desk', actor },
      { type: 'pay' },
    );
    const amount = approvedAmount ?? throwProblem('CONFLICT');
    const account = accountFor(claim, override);
    const [proof] = upload.files;
    const message = 'Bukti bayar wajib diunggah';
    const file = proof ?? throwProblem('INVALID', message, [{ path: 'payslip', message }]);
    const paid = { claimId: claim.id, amount, ...account };
    await insertPayment(tx, { ...paid, paidAt: now });
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `bukti-bayar-${claim.claimNumber}.${extension}`;
    const fileFacts = { claimId: claim.id, kind: 'payslip', round: 0, now } as const;
    await insertFiles(tx, [letterRow(file, fileFacts, { title: 'Bukti Bayar', fileName })]);
    await mailClaimant(tx, deps, claim, paidMail(claim, paid));
  });
