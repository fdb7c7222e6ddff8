import { formatLongDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { CLAIM_STATE_ROWS, isClaimEnded } from '@naungan/domain/status';
import { formatMoment, lineLabel } from '../../core/data-copy.ts';
import type { DataChapter, PersonalData } from '../../core/module.ts';
import { causeLabel } from './card.ts';
import type { ClaimCore, ClaimFile, ClaimMessage } from './record.ts';
import { listClaimsOfMember, listFilesOfClaims, listMessagesOfClaims } from './repository.ts';

const MESSAGE_TITLES = { claimant: 'Pesan Anda', desk: 'Balasan petugas' } as const;

const chapterOf = (claim: ClaimCore, files: ClaimFile[], messages: ClaimMessage[]): DataChapter => ({
  title: `Klaim ${claim.claimNumber}`,
  facts: [
    { title: 'Polis', value: `${lineLabel(claim.productType)}, ${claim.policyNumber}` },
    { title: 'Status', value: CLAIM_STATE_ROWS[claim.state].label },
    { title: 'Tanggal', value: formatMoment(claim.createdAt) },
    { title: 'Penyebab', value: causeLabel(claim) },
    { title: 'Tanggal Musibah', value: formatLongDate(claim.incidentDate) },
    ...(claim.totalClaim === null ? [] : [{ title: 'Jumlah Klaim', value: formatRupiah(claim.totalClaim) }]),
    ...(claim.approvedAmount === null
      ? []
      : [{ title: 'Jumlah Disetujui', value: formatRupiah(claim.approvedAmount) }]),
    ...(claim.account.accountNumber === ''
      ? []
      : [{ title: 'Rekening', value: Object.values(claim.account).join(', ') }]),
    ...(claim.description === ''
      ? []
      : [{ title: 'Kronologi', value: claim.description, wide: true as const }]),
    ...files.map(({ title, fileName }) => ({ title: `Berkas: ${title}`, value: fileName })),
    ...messages.map(({ sender, text, createdAt }) => ({
      title: `${MESSAGE_TITLES[sender]}, ${formatMoment(createdAt)}`,
      value: text,
      wide: true as const,
    })),
  ],
});

function dataOf(core: ClaimCore, files: ClaimFile[], messages: ClaimMessage[]) {
  const {
    userId: _,
    heirSecretHash: _hash,
    heirLinkVersion: _version,
    heirLinkRevokedAt: _at,
    ...claim
  } = core;
  return {
    ...claim,
    files: files.map(({ id: _id, claimId: _claim, storageKey: _key, ...file }) => file),
    messages: messages.map(({ sender, text, createdAt }) => ({ sender, text, createdAt })),
  };
}

export const claimData: PersonalData = {
  async copy(db, _deps, member) {
    // The description of an heir's claim is the heir's data, not the member's.
    const memberClaims = (await listClaimsOfMember(db, member.id)).filter(({ heir }) => heir === null);
    const ids = memberClaims.map(({ id }) => id);
    const files = ids.length === 0 ? [] : await listFilesOfClaims(db, ids);
    const messages = ids.length === 0 ? [] : await listMessagesOfClaims(db, ids);
    const filesOf = ({ id }: ClaimCore) => files.filter(({ claimId }) => claimId === id);
    const messagesOf = ({ id }: ClaimCore) => messages.filter(({ claimId }) => claimId === id);
    return {
      data: { claims: memberClaims.map((claim) => dataOf(claim, filesOf(claim), messagesOf(claim))) },
      chapters: memberClaims.map((claim) => chapterOf(claim, filesOf(claim), messagesOf(claim))),
    };
  },
  async retainedRecords(db, userId) {
    const claimCount = (await listClaimsOfMember(db, userId)).length;
    if (claimCount === 0) return [];
    return [
      {
        recordNames: `${claimCount} klaim beserta berkas dan catatannya`,
        reason:
          'Klaim adalah bagian dari pelaksanaan polis. Undang-Undang Nomor 8 Tahun 1997 mewajibkan kami menyimpan dokumen keuangannya.',
        period: 'Sekurang-kurangnya 10 tahun setelah klaim selesai',
      },
    ];
  },
  async deletionObstacle(db, userId) {
    const openClaim = (await listClaimsOfMember(db, userId)).find(
      ({ state, heir }) => heir === null && !isClaimEnded(state),
    );
    return openClaim
      ? `Klaim ${openClaim.claimNumber} masih diproses. Akun dapat dihapus setelah klaim tersebut selesai.`
      : null;
  },
};
