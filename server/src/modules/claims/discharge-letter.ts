import { formatLongDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { factGrid, onOnePage, paragraph, section, table, text } from '../../pdf/blocks.ts';
import { letterOf } from '../../pdf/letter.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';
import type { OrderRecord } from '../orders/service.ts';
import { insuranceName, insuredNameOf, requireOrderById, requirePolicyById } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { findClaimById } from './repository.ts';

const FOLDER = 'discharge-letters';
const TITLE = 'Surat Pernyataan Penyelesaian Klaim';

/** Returns a link to the unsigned letter, valid for ten minutes [Q5]. */
export const dischargeLetterLink = ({ files }: Deps, { id, claimNumber }: ClaimRecord): string =>
  files.signedUrl(`${FOLDER}/${id}`, {
    name: `surat-pernyataan-${claimNumber}.pdf`,
    mimeType: 'application/pdf',
  });

const BLANK = '______________________';

/** Returns the section with the claimant's bank account, or with lines to fill in by hand for a claim without one. */
function accountSection({ account, replacementMethod }: ClaimRecord) {
  const rows = [
    { title: 'Nama Bank', value: account.bankName || BLANK },
    { title: 'Nomor Rekening', value: account.accountNumber || BLANK },
    { title: 'Nama Pemilik Rekening', value: account.accountHolder || BLANK },
  ];
  return section(
    'Rekening Penerima',
    factGrid(rows),
    ...(replacementMethod === 'workshop'
      ? [
          paragraph(
            'Biaya perbaikan dibayarkan kepada bengkel. Rekening ini digunakan bila ada penggantian yang dibayarkan kepada saya.',
          ),
        ]
      : []),
  );
}

function declarationSentences(claim: ClaimRecord, insurer: string): string[] {
  const amount = formatRupiah(claim.approvedAmount ?? 0);
  return [
    `Saya yang bertanda tangan di bawah ini menyetujui penyelesaian klaim nomor ${claim.claimNumber} oleh ${insurer} sebesar ${amount}, dengan rincian di atas.`,
    `Setelah jumlah tersebut diganti, ${insurer} tidak berkewajiban lagi atas kejadian tanggal ${formatLongDate(claim.incidentDate)}.`,
    'Semua data dan berkas yang saya sampaikan untuk klaim ini benar.',
  ];
}

/** Renders the discharge letter for the approved amount [3 §4]: an A4 PDF in Indonesian. */
async function renderDischargeLetter(
  { config, db }: Deps,
  claim: ClaimRecord,
  order: OrderRecord,
): Promise<Uint8Array> {
  const policy = await requirePolicyById(db, claim.policyId);
  const insurer = order.product.insuranceCompany.company_name;
  const claimant = claim.heir?.fullName ?? insuredNameOf(order);
  const columns = [
    { title: 'Rincian', share: 0.65 },
    { title: 'Jumlah', share: 0.35, align: 'right' as const },
  ];
  const rows = claim.settlement.map(({ label, amount }) => [label, formatRupiah(amount)]);
  const [firstSentence = '', ...otherSentences] = declarationSentences(claim, insurer);
  return renderPdf(
    letterOf({
      brand: config.BRAND,
      title: `${TITLE} ${claim.claimNumber}`,
      reference: claim.claimNumber,
      date: claim.movedAt,
      sections: [
        () => [text(TITLE, 'title')],
        section(
          'Klaim',
          factGrid([
            { title: 'Nomor Klaim', value: claim.claimNumber },
            { title: 'Nomor Polis', value: claim.policyNumber },
            { title: 'Jenis Asuransi', value: insuranceName(policy) },
            { title: 'Tertanggung', value: insuredNameOf(order) },
            { title: 'Yang Mengajukan', value: claimant },
            { title: 'Tanggal Musibah', value: formatLongDate(claim.incidentDate) },
          ]),
        ),
        section(
          'Jumlah yang Disetujui',
          table(columns, rows, ['Jumlah yang disetujui', formatRupiah(claim.approvedAmount ?? 0)]),
        ),
        onOnePage(accountSection(claim)),
        onOnePage(
          section(
            'Pernyataan',
            paragraph(firstSentence),
            ...otherSentences.map((sentence) => paragraph(sentence)),
          ),
        ),
        onOnePage(
          section(
            'Tanda Tangan',
            factGrid([
              { title: 'Tempat dan Tanggal', value: BLANK },
              { title: 'Meterai dan Tanda Tangan', value: BLANK },
              { title: 'Nama Jelas', value: claimant },
            ]),
          ),
        ),
      ],
    }),
  );
}

/** Registers the generator of discharge letters. A letter is not stored, but rendered for each request of its link. */
export function registerDischargeLetterGenerator(deps: Deps): void {
  deps.files.registerGenerator(FOLDER, async (id) => {
    const claim = isUuid(id) ? await findClaimById(deps.db, id) : null;
    if (!claim || claim.approvedAmount === null) return null;
    const order = await requireOrderById(deps.db, claim.orderId);
    return { owner: claim.userId, render: () => renderDischargeLetter(deps, claim, order) };
  });
}
