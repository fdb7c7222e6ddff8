import { appealFileName, CLAIM_MESSAGES, type ReplacementMethod, remarkText } from '@naungan/domain/claim';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { throwProblem } from '../../api-problem.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import { readJournal } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { mailClaimant } from './claimant-mail.ts';
import { documentRows, documentsToRevise, rowWithoutCode } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { accountMail, letterMail } from './letter-mails.ts';
import { appealedMail, finishedMail, receivedDocumentsMail } from './mails.ts';
import { readLetterAccount } from './payload.ts';
import { isSameAccount, shortAccount } from './payout-account.ts';
import { requireOrderById, workshopNameOf, workshopsOf } from './policy.ts';
import { type ClaimRecord, isCompleteAccount } from './record.ts';
import { insertFiles, openAppeal } from './repository.ts';
import { type ActionContext, runClaimAction } from './run-action.ts';
import { claimStateMachine } from './state-machine.ts';

/**
 * The person who sent the claim: the policyholder, who is a member, or an heir, who has a link with a secret. `userId` is
 * always the policyholder's.
 */
export type Claimant = { claimId: string; userId: string; isHeir: boolean };

/** Returns the claimant of a claim. The caller has checked that the request is from this claimant. */
export const claimantOf = ({ id, userId, heir }: ClaimRecord): Claimant => ({
  claimId: id,
  userId,
  isHeir: heir !== null,
});

export const actionContextOf = ({ claimId, userId, isHeir }: Claimant): ActionContext => ({
  role: 'member',
  actor: isHeir ? `heir:${claimId}` : `member:${userId}`,
});

type KeyedUpload = { upload: Submission; key: string | null };
export const idempotencyRequestOf = (
  { claimId, userId, isHeir }: Claimant,
  action: string,
  { upload, key }: KeyedUpload,
) => ({
  claimId,
  userId,
  action,
  upload,
  // An heir's requests have the policyholder's `userId`. The prefix separates the heir's keys from the policyholder's.
  key: key !== null && isHeir ? `heir:${key}` : key,
});

/** Returns the number of the next upload of this kind; the first is 0. */
const nextRound = ({ files }: ClaimRecord, kind: 'document' | 'letter'): number =>
  1 + Math.max(-1, ...files.filter((file) => file.kind === kind).map(({ round }) => round));

/** Stores revised documents. @throws ApiProblem CONFLICT, INVALID, TOO_LARGE */
export const reviseClaim = (deps: Deps, claimant: Claimant, keyedUpload: KeyedUpload): Promise<null> =>
  runIdempotentAction(
    deps,
    idempotencyRequestOf(claimant, 'revision', keyedUpload),
    async (tx, claim, now) => {
      const { upload } = keyedUpload;
      const documents = documentsToRevise(claim);
      const action = { type: 'sendDocuments', codes: upload.files.map(({ code }) => code) } as const;
      await runClaimAction(tx, deps, claim, actionContextOf(claimant), action, { feedback: '' });
      checkFiles(documents, upload.files);
      const rowFields = { claimId: claim.id, round: nextRound(claim, 'document'), now };
      await insertFiles(tx, documentRows(upload.files, documents, claim.policyNumber, rowFields));
      await mailClaimant(tx, deps, claim, receivedDocumentsMail(claim));
    },
  );

/** Returns the only file of an upload. @throws ApiProblem INVALID */
export const requireFile = ({ files }: Submission, missingMessage: string) =>
  files[0] ?? throwProblem('INVALID', missingMessage);

/** Opens an appeal with its letter. @throws ApiProblem CONFLICT, INVALID */
export const appealClaim = (deps: Deps, claimant: Claimant, keyedUpload: KeyedUpload): Promise<null> =>
  runIdempotentAction(deps, idempotencyRequestOf(claimant, 'appeal', keyedUpload), async (tx, claim, now) => {
    const file = requireFile(keyedUpload.upload, CLAIM_MESSAGES.appealMissing);
    const round = claim.appeals.length;
    await runClaimAction(tx, deps, claim, actionContextOf(claimant), { type: 'appeal' });
    await openAppeal(tx, claim.id, round, now);
    const letterFile = { title: 'Surat Banding', fileName: appealFileName(round, file.fileName) };
    await insertFiles(tx, [
      rowWithoutCode(file, { claimId: claim.id, kind: 'appeal', round, now }, letterFile),
    ]);
    await mailClaimant(tx, deps, claim, appealedMail(claim));
  });

/**
 * Stores the signed discharge letter, and the bank account that was sent with it [Q43].
 * @throws ApiProblem CONFLICT, INVALID
 */
export const sendLetter = (deps: Deps, claimant: Claimant, keyedUpload: KeyedUpload): Promise<null> =>
  runIdempotentAction(deps, idempotencyRequestOf(claimant, 'letter', keyedUpload), async (tx, claim, now) => {
    const file = requireFile(keyedUpload.upload, CLAIM_MESSAGES.letterMissing);
    const round = nextRound(claim, 'letter');
    const account = readLetterAccount(keyedUpload.upload);
    const isAccountChanged = account !== null && !isSameAccount(account, claim.account);
    const isAccountReplaced = isAccountChanged && isCompleteAccount(claim.account);
    if (isAccountReplaced) {
      const { actor } = actionContextOf(claimant);
      const reason = remarkText('account', shortAccount(account));
      await claimStateMachine.recordRemark(tx, claim, { actor, reason, now });
    }
    await runClaimAction(
      tx,
      deps,
      claim,
      { ...actionContextOf(claimant), fields: { accountMissing: 'account.accountNumber' } },
      { type: 'sendLetter', hasAccount: account !== null },
      isAccountChanged ? { account, accountChangedAt: now } : {},
    );
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `surat-pernyataan-${claim.claimNumber}-${round + 1}.${extension}`;
    const rowFields = { claimId: claim.id, kind: 'letter', round, now } as const;
    await insertFiles(tx, [rowWithoutCode(file, rowFields, { title: 'Surat Pernyataan', fileName })]);
    const workshop = workshopNameOf(await requireOrderById(tx, claim.orderId), claim.workshop);
    const signedClaim = { ...claim, account: account ?? claim.account };
    const { phone } = deps.config.BRAND;
    await mailClaimant(tx, deps, claim, letterMail(signedClaim, { workshop, isAccountReplaced, phone }));
  });

/** Runs `work` with the claim, locked until its transaction ends. */
export const withLockedClaim = (
  { db }: Deps,
  { claimId }: Claimant,
  work: (tx: Tx, claim: ClaimRecord) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const claim = (await claimStateMachine.lock(tx, claimId)) ?? throwProblem('NOT_FOUND');
    await work(tx, claim);
  });

/** @throws ApiProblem CONFLICT, INVALID */
export const chooseReplacement = (deps: Deps, claimant: Claimant, method: ReplacementMethod) =>
  withLockedClaim(deps, claimant, (tx, claim) =>
    runClaimAction(
      tx,
      deps,
      claim,
      { ...actionContextOf(claimant), reason: remarkText('replacement', method) },
      { type: 'chooseReplacement', method },
    ),
  );

/** @throws ApiProblem CONFLICT, INVALID */
export const chooseWorkshop = (deps: Deps, claimant: Claimant, workshop: string) =>
  withLockedClaim(deps, claimant, async (tx, claim) => {
    const workshops = workshopsOf(await requireOrderById(tx, claim.orderId));
    const name = workshops.find(({ _id }) => _id === workshop)?.name;
    const context = { ...actionContextOf(claimant), reason: remarkText('workshop', name ?? workshop) };
    return runClaimAction(tx, deps, claim, context, {
      type: 'chooseWorkshop',
      workshop,
      workshopIds: workshops.map(({ _id }) => _id),
    });
  });

/** Enters or changes the bank account for the payment [Q43]. @throws ApiProblem CONFLICT */
export const changeAccount = (deps: Deps, claimant: Claimant, account: ClaimAccount) =>
  withLockedClaim(deps, claimant, async (tx, claim) => {
    // The claimant's browser repeats a request whose response was lost.
    if (isSameAccount(account, claim.account)) return;
    const change = { account, accountChangedAt: deps.clock() };
    const context = { ...actionContextOf(claimant), reason: remarkText('account', shortAccount(account)) };
    await runClaimAction(tx, deps, claim, context, { type: 'changeAccount' }, change);
    await mailClaimant(tx, deps, claim, accountMail({ ...claim, account }, deps.config.BRAND.phone));
  });

/** Returns whether the claim ended by the claimant's confirmation, not by the desk or the deadline. */
const isConfirmedBy = async (tx: Tx, { id, state }: ClaimRecord, claimantActor: string): Promise<boolean> =>
  state === 'finish' &&
  (await readJournal(tx, [id])).some(
    ({ from, to, actor }) => from !== to && to === state && actor === claimantActor,
  );

/** Confirms that the payment was received. A repeated confirmation succeeds without effect. @throws ApiProblem CONFLICT */
export const confirmPayment = (deps: Deps, claimant: Claimant) =>
  withLockedClaim(deps, claimant, async (tx, claim) => {
    if (await isConfirmedBy(tx, claim, actionContextOf(claimant).actor)) return;
    await runClaimAction(tx, deps, claim, actionContextOf(claimant), { type: 'confirmPayment' });
    await mailClaimant(tx, deps, claim, finishedMail(claim));
  });
