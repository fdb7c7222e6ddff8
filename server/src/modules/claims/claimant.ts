import { appealFileName, CLAIM_MESSAGES, type ReplacementMethod } from '@naungan/domain/claim';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { type Acting, actOn } from './act.ts';
import { documentRows, letterRow, revisedDocuments } from './files.ts';
import { appealedMail, finishedMail, letterMail, mailClaimant, receivedDocumentsMail } from './mails.ts';
import { actOnce } from './once.ts';
import { orderOf, workshopsOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { insertFiles, openAppeal } from './repository.ts';
import { claimSubject } from './subject.ts';

/** Who made the claim: its holder by account, an heir by the secret of their link. */
export type Claimant = { claimId: string; userId: string; heir: boolean };

/** As the claimant is known after the claim was found for them. */
export const claimantOf = ({ id, userId, heir }: ClaimRecord): Claimant => ({
  claimId: id,
  userId,
  heir: heir !== null,
});

const acting = ({ claimId, userId, heir }: Claimant): Acting => ({
  as: 'member',
  actor: heir ? `heir:${claimId}` : `member:${userId}`,
});

type Files = { upload: Submission; key: string | null };
const sent = ({ claimId, userId, heir }: Claimant, what: string, { upload, key }: Files) => ({
  claimId,
  userId,
  what,
  upload,
  key: key !== null && heir ? `heir:${key}` : key,
});

const roundAfter = ({ files }: ClaimRecord, kind: 'document' | 'letter'): number =>
  1 + Math.max(-1, ...files.filter((file) => file.kind === kind).map(({ round }) => round));

/** Takes the documents that the claim was sent back for. @throws Problem CONFLICT, INVALID, TOO_LARGE */
export const reviseClaim = (deps: Deps, claimant: Claimant, files: Files): Promise<null> =>
  actOnce(deps, sent(claimant, 'revision', files), async (tx, claim, now) => {
    const { upload } = files;
    const documents = revisedDocuments(claim);
    const act = { do: 'sendDocuments', codes: upload.files.map(({ code }) => code) } as const;
    await actOn(tx, deps, claim, acting(claimant), act, { feedback: '' });
    checkFiles(documents, upload.files);
    const kept = { claimId: claim.id, round: roundAfter(claim, 'document'), now };
    await insertFiles(tx, documentRows(upload.files, documents, claim.policyNumber, kept));
    await mailClaimant(tx, deps, claim, receivedDocumentsMail(claim));
  });

const theFile = ({ files }: Submission, missing: string) => {
  const [file] = files;
  return file ?? refuse('INVALID', missing);
};

/** Opens an appeal with its letter. @throws Problem CONFLICT, INVALID */
export const appealClaim = (deps: Deps, claimant: Claimant, files: Files): Promise<null> =>
  actOnce(deps, sent(claimant, 'appeal', files), async (tx, claim, now) => {
    const file = theFile(files.upload, CLAIM_MESSAGES.appealMissing);
    const round = claim.appeals.length;
    await actOn(tx, deps, claim, acting(claimant), { do: 'appeal' });
    await openAppeal(tx, claim.id, round, now);
    const named = { title: 'Surat Banding', fileName: appealFileName(round, file.fileName) };
    await insertFiles(tx, [letterRow(file, { claimId: claim.id, kind: 'appeal', round, now }, named)]);
    await mailClaimant(tx, deps, claim, appealedMail(claim));
  });

/** Takes the signed discharge letter. @throws Problem CONFLICT, INVALID */
export const sendLetter = (deps: Deps, claimant: Claimant, files: Files): Promise<null> =>
  actOnce(deps, sent(claimant, 'letter', files), async (tx, claim, now) => {
    const file = theFile(files.upload, CLAIM_MESSAGES.letterMissing);
    const round = roundAfter(claim, 'letter');
    await actOn(tx, deps, claim, acting(claimant), { do: 'sendLetter' });
    const extension = file.mimeType === 'application/pdf' ? 'pdf' : 'jpg';
    const fileName = `surat-pernyataan-${claim.claimNumber}-${round + 1}.${extension}`;
    const kept = { claimId: claim.id, kind: 'letter', round, now } as const;
    await insertFiles(tx, [letterRow(file, kept, { title: 'Surat Pernyataan', fileName })]);
    await mailClaimant(tx, deps, claim, letterMail(claim));
  });

const locked = (
  { db }: Deps,
  { claimId }: Claimant,
  work: (tx: Tx, claim: ClaimRecord) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const claim = (await claimSubject.lock(tx, claimId)) ?? refuse('NOT_FOUND');
    await work(tx, claim);
  });

/** @throws Problem CONFLICT, INVALID */
export const chooseReplacement = (deps: Deps, claimant: Claimant, method: ReplacementMethod) =>
  locked(deps, claimant, (tx, claim) =>
    actOn(
      tx,
      deps,
      claim,
      { ...acting(claimant), reason: `replacement: ${method}` },
      { do: 'chooseReplacement', method },
    ),
  );

/** @throws Problem CONFLICT, INVALID */
export const chooseWorkshop = (deps: Deps, claimant: Claimant, workshop: string) =>
  locked(deps, claimant, async (tx, claim) => {
    const partners = workshopsOf(await orderOf(tx, claim.orderId));
    const known = partners.map(({ _id }) => _id);
    const name = partners.find(({ _id }) => _id === workshop)?.name;
    const who = { ...acting(claimant), reason: `workshop: ${name}` };
    return actOn(tx, deps, claim, who, { do: 'chooseWorkshop', workshop, known });
  });

/** @throws Problem CONFLICT */
export const confirmPayment = (deps: Deps, claimant: Claimant) =>
  locked(deps, claimant, async (tx, claim) => {
    await actOn(tx, deps, claim, acting(claimant), { do: 'confirmPayment' });
    await mailClaimant(tx, deps, claim, finishedMail(claim));
  });
