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
  findClaim,
  orderOf,
  payClaim,
  rejectClaim,
  requestDocuments,
  settle,
  sumInsured,
  takeUpClaim,
  workshopsOf,
} from '../../server/src/modules/claims/service.ts';
import { facts, section, text } from '../../server/src/pdf/blocks.ts';
import { letterOf } from '../../server/src/pdf/letter.ts';
import { print } from '../../server/src/pdf/print.ts';
import { type ClaimDecision, decideClaim } from './claim-rules.ts';

const ACTOR = 'insurer';

/** Returns a letter of the insurer, as if it had been uploaded with a form. */
async function drawLetter(
  { config, files, clock }: Deps,
  code: string,
  title: string,
  rows: { title: string; value: string }[],
): Promise<Submission> {
  const pdf = await print(
    letterOf({
      brand: config.BRAND,
      title,
      reference: 'Simulator',
      date: clock(),
      parts: [() => [text(title, 'title')], section('Keterangan', facts(rows))],
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

async function pay(deps: Deps, claim: ClaimRecord): Promise<void> {
  const { id: claimId, userId, approvedAmount } = claim;
  const upload = await drawLetter(deps, 'payslip', 'Bukti Bayar', [
    numberRow(claim),
    { title: 'Jumlah', value: formatRupiah(approvedAmount ?? 0) },
    { title: 'Waktu', value: formatDateTime(deps.clock()) },
  ]);
  await payClaim(deps, { claimId, userId, actor: ACTOR, account: {}, upload, key: null });
}

async function decideAppeal(
  deps: Deps,
  claim: ClaimRecord,
  decided: Extract<ClaimDecision, { decision: 'grant' | 'keep' }>,
): Promise<void> {
  const { id: claimId, userId } = claim;
  const { decision, reason } = decided;
  const rows = [numberRow(claim), { title: 'Jawaban', value: reason }];
  const upload = await drawLetter(deps, 'responseLetter', 'Surat Balasan', rows);
  const assessment = decided.decision === 'grant' ? decided.assessment : undefined;
  await answerAppeal(deps, { claimId, userId, actor: ACTOR, answer: decision, reason, assessment, upload });
}

/** A total-loss cover pays nothing for a smaller loss, so the claim is rejected. */
async function approve(
  deps: Deps,
  claim: ClaimRecord,
  decided: Extract<ClaimDecision, { decision: 'approve' }>,
) {
  const { assessment, reason } = decided;
  const by = { claimId: claim.id, actor: ACTOR };
  const { payable, rows } = await settle(deps.db, claim, assessment);
  if (payable > 0) return approveClaim(deps, by, { ...assessment, reason });
  return rejectClaim(deps, by, rows.at(-1)?.label ?? 'Tidak ada yang dapat diganti');
}

async function carryOut(deps: Deps, claim: ClaimRecord, decided: ClaimDecision): Promise<unknown> {
  const by = { claimId: claim.id, actor: ACTOR };
  switch (decided.decision) {
    case 'takeUp':
      return takeUpClaim(deps, by);
    case 'askDocuments':
      return requestDocuments(deps, by, decided);
    case 'reject':
      return rejectClaim(deps, by, decided.reason);
    case 'approve':
      return approve(deps, claim, decided);
    case 'grant':
    case 'keep':
      return decideAppeal(deps, claim, decided);
    case 'repair': {
      const [workshop] = workshopsOf(await orderOf(deps.db, claim.orderId));
      const { step } = decided;
      return addRepairStep(deps, by, { step, workshopID: claim.workshop ?? workshop?._id, note: '' });
    }
    case 'pay':
      return pay(deps, claim);
    default:
      return null;
  }
}

/** Advances one claim by one step, through the services that the desk uses. */
export async function advanceClaim(deps: Deps, claimId: string): Promise<void> {
  const claim = isUuid(claimId) ? await findClaim(deps.db, claimId) : null;
  if (!claim) return;
  const order = await orderOf(deps.db, claim.orderId);
  try {
    await carryOut(deps, claim, decideClaim(claim, sumInsured(order)));
  } catch (error) {
    // The desk changed the claim at the same time, or no rule applies any more.
    if (error instanceof ApiProblem && (error.code === 'CONFLICT' || error.code === 'INVALID')) return;
    throw error;
  }
}
