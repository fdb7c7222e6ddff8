import type { ClaimLetterRequest } from '@naungan/api/desk-letters';
import { CLAIM_MESSAGES, deadlineText, type Settlement } from '@naungan/domain/claim';
import { formatLongDate } from '@naungan/domain/dates';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fullNames } from '../accounts/service.ts';
import { formal, type LetterDraft } from '../letters/service.ts';
import { causeLabel } from './card.ts';
import { newDeadline } from './deadline-day.ts';
import { insuranceName, insuredNameOf, requireOrderById, requirePolicyById } from './policy.ts';
import { type ClaimRecord, documentNames } from './record.ts';
import { computeSettlement } from './settlement.ts';

/** Returns the record of a letter about the claim. */
export const letterRecordOf = ({ id, orderId, claimNumber }: ClaimRecord) => ({
  orderId,
  claimId: id,
  number: claimNumber,
});

const approval = ({ rows, payable }: Settlement, reason: string, insurer: string) => ({
  subject: 'Persetujuan Klaim',
  opening: [`Dengan ini kami sampaikan bahwa ${insurer} menyetujui klaim berikut ini.`],
  amounts: { rows, total: { label: 'Jumlah yang disetujui', amount: payable } },
  items: [],
  closing: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Untuk pembayarannya, mohon unduh surat pernyataan penyelesaian klaim di halaman klaim, tanda tangani, lalu kirim melalui halaman yang sama.',
    'Bila tidak setuju dengan jumlah ini, Bapak/Ibu dapat mengajukan banding sebelum mengirim surat pernyataan.',
  ],
});

const rejection = (deps: Deps, reason: string, insurer: string) => ({
  subject: 'Keputusan atas Klaim',
  opening: [`Klaim berikut ini sudah diperiksa. Mohon maaf, ${insurer} belum dapat menyetujuinya.`],
  amounts: null,
  items: [],
  closing: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    formal(deadlineText('rejected', newDeadline(deps, 'rejected'))),
    'Surat banding dapat diunggah di halaman klaim.',
  ],
});

type DocumentsRequest = Omit<Extract<ClaimLetterRequest, { kind: 'documents' }>, 'kind'>;

function documents(
  deps: Deps,
  claim: ClaimRecord,
  { attachments, feedback }: DocumentsRequest,
  insurer: string,
) {
  return {
    subject: 'Permintaan Dokumen Klaim',
    opening: [`Klaim berikut ini sudah diperiksa. Agar dapat diputuskan, ${insurer} memerlukan dokumen.`],
    amounts: null,
    items: documentNames(claim, attachments),
    closing: [
      `Catatan dari perusahaan asuransi: ${feedback}`,
      formal(deadlineText('incomplete', newDeadline(deps, 'incomplete'))),
      'Dokumen dapat dikirim melalui halaman klaim.',
    ],
  };
}

/** Returns the texts that depend on the decision. */
async function decisionTexts(
  db: Db | Tx,
  deps: Deps,
  claim: ClaimRecord,
  request: ClaimLetterRequest,
  insurer: string,
) {
  switch (request.kind) {
    case 'approved': {
      const { kind: _, reason, ...assessment } = request;
      return approval(await computeSettlement(db, claim, assessment), reason, insurer);
    }
    case 'rejected':
      return rejection(deps, request.reason, insurer);
    case 'documents':
      return documents(deps, claim, request, insurer);
  }
}

/** Returns the letter of a decision on a claim, to the policyholder or the heir. */
export async function claimLetter(
  db: Db | Tx,
  deps: Deps,
  claim: ClaimRecord,
  request: ClaimLetterRequest,
): Promise<LetterDraft> {
  const order = await requireOrderById(db, claim.orderId);
  const policy = await requirePolicyById(db, claim.policyId);
  const name = claim.heir?.fullName ?? (await fullNames(db, [claim.userId])).get(claim.userId) ?? '';
  const insurer = order.product.insuranceCompany.company_name;
  const texts = await decisionTexts(db, deps, claim, request, insurer);
  return {
    kind: request.kind,
    recipient: `Bapak/Ibu ${name}`.trim(),
    ...texts,
    opening: [...(claim.heir ? [formal(CLAIM_MESSAGES.condolence)] : []), ...texts.opening],
    facts: [
      { title: 'Nomor Klaim', value: claim.claimNumber },
      { title: 'Nomor Polis', value: claim.policyNumber },
      { title: 'Jenis Asuransi', value: insuranceName(policy) },
      { title: 'Tertanggung', value: insuredNameOf(order) },
      { title: 'Penyebab', value: causeLabel(claim) },
      { title: 'Tanggal Musibah', value: formatLongDate(claim.incidentDate) },
    ],
  };
}
