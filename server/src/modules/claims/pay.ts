import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { actOn } from './act.ts';
import { letterRow } from './files.ts';
import { mailClaimant, paidMail } from './mails.ts';
import { actOnce } from './once.ts';
import type { ClaimAccount, ClaimRecord } from './record.ts';
import { insertFiles, insertPayment } from './repository.ts';

export type ClaimPayment = {
  claimId: string;
  /** Whose key it is. */
  userId: string;
  actor: string;
  /** Where the claim has no account of its own. */
  account: Partial<ClaimAccount>;
  upload: Submission;
  key: string | null;
};

const isWhole = (account: Partial<ClaimAccount>): account is ClaimAccount =>
  [account.bankName, account.accountNumber, account.accountHolder].every(
    (part) => part !== undefined && part !== '',
  );

/** Where the money goes: what the desk names, else what the claim has; nowhere for a repair, whose workshop is paid. */
function accountFor(claim: ClaimRecord, named: Partial<ClaimAccount>): ClaimAccount {
  if (isWhole(named)) return named;
  if (isWhole(claim.account)) return claim.account;
  if (claim.replacementMethod === 'workshop') return { bankName: '', accountNumber: '', accountHolder: '' };
  const message = 'Sebutkan rekening tujuan pembayaran';
  return refuse('INVALID', message, [{ path: 'accountNumber', message }]);
}

/**
 * Notes that the claim was paid, once, with the proof. A key makes a repetition harmless, and without one a second
 * payment is refused.
 * @throws Problem NOT_FOUND, CONFLICT, INVALID
 */
export const payClaim = (deps: Deps, asked: ClaimPayment): Promise<null> =>
  actOnce(deps, { ...asked, what: 'payment' }, async (tx, claim, now) => {
    const { actor, account: named, upload } = asked;
    const { approvedAmount } = await actOn(tx, deps, claim, { as: 'desk', actor }, { do: 'pay' });
    const amount = approvedAmount ?? refuse('CONFLICT');
    const account = accountFor(claim, named);
    const [proof] = upload.files;
    const message = 'Bukti bayar wajib diunggah';
    const file = proof ?? refuse('INVALID', message, [{ path: 'payslip', message }]);
    const paid = { claimId: claim.id, amount, ...account };
    await insertPayment(tx, { ...paid, paidAt: now });
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `bukti-bayar-${claim.claimNumber}.${extension}`;
    const kept = { claimId: claim.id, kind: 'payslip', round: 0, now } as const;
    await insertFiles(tx, [letterRow(file, kept, { title: 'Bukti Bayar', fileName })]);
    await mailClaimant(tx, deps, claim, paidMail(claim, paid));
  });
