import { formatDate } from '@naungan/domain/dates';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { formatRupiah } from '@naungan/domain/money';
import { type DeskDocument, isPdfLink } from '../documents/document.ts';
import { memberFacts } from '../members/member-facts.tsx';
import type { Fact } from '../parts/fact-list/FactList.tsx';
import type { DeskClaim } from './desk-claim.ts';

export type ClaimFacts = { title: string; facts: Fact[] }[];

const filled = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== '' && value !== null);

/** Returns the facts of a claim in the groups in which a claims handler looks for them; `permissions` of the reader. */
export function claimFacts(claim: DeskClaim, permissions: readonly DeskPermission[]): ClaimFacts {
  const { policy, member } = claim.desk;
  const { payment, info } = claim;
  return [
    { title: 'Kejadian', facts: info.claims.map(({ key, value }) => ({ title: key, value })) },
    {
      title: 'Pengajuan',
      facts: [
        ...info.heads,
        {
          title: 'Jumlah diajukan',
          value: claim.desk.claimed === null ? 'Belum disebutkan' : formatRupiah(claim.desk.claimed),
        },
      ],
    },
    {
      title: 'Polis',
      facts: [
        { title: 'Masa', value: `${formatDate(policy.startDate)} – ${formatDate(policy.endDate)}` },
        { title: 'Harga pertanggungan', value: formatRupiah(policy.sumInsured) },
        { title: 'Batas klaim ini', value: formatRupiah(policy.limit) },
        { title: 'Dibayar untuk klaim sebelumnya', value: formatRupiah(policy.paidBefore) },
      ],
    },
    {
      title: 'Nasabah',
      facts: filled([
        { title: 'Pengaju', value: claim.claimant },
        ...memberFacts(member, permissions),
        ...claim.beneficiary,
      ]),
    },
    {
      title: 'Pembayaran',
      facts: filled([
        {
          title: 'Disetujui',
          value: payment.approvedAmount === null ? '' : formatRupiah(payment.approvedAmount),
        },
        ...payment.rows.map(({ label, amount }) => ({ title: label, value: formatRupiah(amount) })),
        { title: 'Alasan', value: payment.reason },
        { title: 'Bank', value: payment.bankName },
        { title: 'Nomor rekening', value: payment.accountNumber },
        { title: 'Nama pemilik', value: payment.accountHolder },
        {
          title: 'Perhatian',
          value: claim.accountChangedAfterLetter ? 'Rekening diubah setelah surat ditandatangani' : '',
        },
        { title: 'Cara penggantian', value: payment.replacement.selectedMethodText },
      ]),
    },
  ].filter(({ facts }) => facts.length > 0);
}

/** Returns all files of a claim: the letter and the proof of payment first, because they are the newest. */
export function claimDocuments(claim: DeskClaim): DeskDocument[] {
  const named = (id: string, title: string, url: string | null): DeskDocument[] =>
    url ? [{ id, title, url, isPdf: isPdfLink(url) }] : [];
  return [
    ...named('payslip', 'Bukti bayar', claim.payment.payslip),
    ...named('letter', 'Surat pernyataan', claim.documentLod.link),
    ...claim.appeal.histories.flatMap(({ letter }, index) =>
      named(`appeal-${index}`, 'Surat banding', letter.appealLetter),
    ),
    ...claim.info.attachment.flatMap(({ id, title, link, needRevision }) =>
      [link].flat().map((url, index) => ({
        id: `${id}-${index}`,
        title: index > 0 ? `${title} (${index + 1})` : title,
        url,
        isPdf: isPdfLink(url),
        ...(needRevision && { note: 'diminta ulang' }),
      })),
    ),
  ];
}
