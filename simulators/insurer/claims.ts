import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { ApiProblem } from '../../server/src/api-problem.ts';
import type { Submission } from '../../server/src/core/uploads/submission.ts';
import { isUuid } from '../../server/src/db/uuid.ts';
import type { Deps } from '../../server/src/deps.ts';
import {
  addRepairStep,
  answerAppeal,
  approveClaim,
  type ClaimRecord,
  computeSettlement,
  findClaimById,
  payClaim,
  rejectClaim,
  requestDocuments,
  requireOrderById,
  sumInsured,
  takeUpClaim,
  workshopsOf,
} from '../../server/src/modules/claims/service.ts';
import { factGrid, section, text } from '../../server/src/pdf/blocks.ts';
import { letterOf } from '../../server/src/pdf/letter.ts';
import { renderPdf } from '../../server/src/pdf/render-pdf.ts';
import { type ClaimDecision, decideClaim } from './claim-rules.ts';

const ACTOR = 'insurer';

/** Creates a letter of the insurer as a PDF. Returns the letter in the form of an upload, which the claim services require. */
async function createLetter(
  { config, files, clock }: Deps,
  code: string,
  title: string,
  rows: { title: string; value: string }[],
): Promise<Submission> {
  const pdf = await renderPdf(
    letterOf({
      brand: config.BRAND,
      title,
      reference: 'Simulator',
      date: clock(),
      sections: [() => [text(title, 'title')], section('Keterangan', factGrid(rows))],
    }),
  );
  const storageKey = `uploads/${randomUUID()}`;
  const mimeType = 'application/pdf';
  await files.put(storageKey, pdf, { mimeType });
  return {
    fields: {},
    files: [{ code, title, fileName: `${title}.pdf`, mimeType, bytes: pdf.length, storageKey }],
    discard: () => files.remove(storageKey),
    markFilesUsed: () => Promise.resolve(),
  };
}

const numberRow = ({ claimNumber }: ClaimRecord) => ({ title: 'Nomor Klaim', value: claimNumber });

/** Pays a claim and attaches a proof of payment. */
async function pay(deps: Deps, claim: ClaimRecord): Promise<void> {
  const { id: claimId, userId, approvedAmount } = claim;
  const upload = await createLetter(deps, 'payslip', 'Bukti Bayar', [
    numberRow(claim),
    { title: 'Jumlah', value: formatRupiah(approvedAmount ?? 0) },
    { title: 'Waktu', value: formatDateTime(deps.clock()) },
  ]);
  const payment = { claimId, userId, staffId: null, actor: ACTOR, account: {}, upload, key: null };
  await payClaim(deps, payment);
}

/** Responds to an appeal with a letter. */
async function decideAppeal(
  deps: Deps,
  claim: ClaimRecord,
  appealDecision: Extract<ClaimDecision, { decision: 'grant' | 'keep' }>,
): Promise<void> {
  const { id: claimId, userId } = claim;
  const { decision, reason } = appealDecision;
  const rows = [numberRow(claim), { title: 'Jawaban', value: reason }];
  const upload = await createLetter(deps, 'responseLetter', 'Surat Balasan', rows);
  const assessment = appealDecision.decision === 'grant' ? appealDecision.assessment : undefined;
  await answerAppeal(deps, { claimId, userId, actor: ACTOR, answer: decision, reason, assessment, upload });
}

/** Approves a claim, or rejects it when nothing is payable, such as for a small loss under a total-loss cover. */
async function approveOrReject(
  deps: Deps,
  claim: ClaimRecord,
  approval: Extract<ClaimDecision, { decision: 'approve' }>,
) {
  const { assessment, reason } = approval;
  const target = { claimId: claim.id, actor: ACTOR };
  const { payable, rows } = await computeSettlement(deps.db, claim, assessment);
  if (payable > 0) return approveClaim(deps, target, { ...assessment, reason });
  return rejectClaim(deps, target, rows.at(-1)?.label ?? 'Tidak ada yang dapat diganti');
}

async function applyDecision(deps: Deps, claim: ClaimRecord, decision: ClaimDecision): Promise<unknown> {
  const target = { claimId: claim.id, actor: ACTOR };
  switch (decision.decision) {
    case 'takeUp':
      return takeUpClaim(deps, target);
    case 'askDocuments':
      return requestDocuments(deps, target, decision);
    case 'reject':
      return rejectClaim(deps, target, decision.reason);
    case 'approve':
      return approveOrReject(deps, claim, decision);
    case 'grant':
    case 'keep':
      return decideAppeal(deps, claim, decision);
    case 'repair': {
      const [workshop] = workshopsOf(await requireOrderById(deps.db, claim.orderId));
      const { step } = decision;
      return addRepairStep(deps, target, { step, workshopID: claim.workshop ?? workshop?._id, note: '' });
    }
    case 'pay':
      return pay(deps, claim);
    default:
      return null;
  }
}

/** Decides the next step of a claim, and applies the decision through the services that the desk uses. */
export async function advanceClaim(deps: Deps, claimId: string): Promise<void> {
  const claim = isUuid(claimId) ? await findClaimById(deps.db, claimId) : null;
  if (!claim) return;
  const order = await requireOrderById(deps.db, claim.orderId);
  try {
    await applyDecision(deps, claim, decideClaim(claim, sumInsured(order)));
  } catch (error) {
    // The desk has changed the claim at the same time, so this decision is obsolete.
    if (error instanceof ApiProblem && (error.code === 'CONFLICT' || error.code === 'INVALID')) return;
    throw error;
  }
}
