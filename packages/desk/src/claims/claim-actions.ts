import type { ClaimDesk } from '@naungan/api/desk-detail';
import { nextRepairStep } from '@naungan/domain/claim';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import type { DeskClaim } from './desk-claim.ts';

export type ClaimAction = ClaimDesk['actions'][number];
/** The parts of the form of an action. */
export type ClaimField = 'documents' | 'assessment' | 'reason' | 'file' | 'repair';

type ActionRow = {
  label: string;
  /** The result, followed by the number of the claim. */
  doneText: string;
  keys: string;
  variant: 'primary' | 'secondary' | 'danger';
  /** What happens. */
  description: string;
  fields: readonly ClaimField[];
  /** The button that sends the action. Default: `label`. */
  confirmLabel?: string;
  /** Default: 'Alasan untuk nasabah'. */
  reasonLabel?: string;
};

/** Every action on a claim, in the sequence in which buttons are shown. */
export const CLAIM_ACTIONS: Readonly<Record<ClaimAction, ActionRow>> = {
  takeUp: {
    label: 'Mulai periksa',
    doneText: 'Pemeriksaan dimulai',
    keys: 'm',
    variant: 'primary',
    description: 'Pemeriksaan dimulai dan nasabah melihatnya di halaman klaim.',
    fields: [],
  },
  approve: {
    label: 'Setujui klaim',
    doneText: 'Klaim disetujui',
    keys: 's',
    variant: 'primary',
    description: 'Nasabah menerima jumlah yang disetujui dan surat pernyataan untuk ditandatangani.',
    fields: ['assessment', 'reason'],
  },
  pay: {
    label: 'Catat pembayaran',
    doneText: 'Pembayaran dicatat',
    keys: 'b',
    variant: 'primary',
    description: 'Lampirkan bukti bayar. Nasabah diminta mengonfirmasi penerimaan.',
    fields: ['file'],
  },
  askDocuments: {
    label: 'Minta berkas',
    doneText: 'Berkas diminta',
    keys: 'l',
    variant: 'secondary',
    description: 'Klaim menunggu nasabah sampai berkas dilengkapi.',
    fields: ['documents', 'reason'],
    reasonLabel: 'Penjelasan untuk nasabah',
  },
  grantAppeal: {
    label: 'Kabulkan banding',
    doneText: 'Banding dikabulkan',
    keys: 's',
    variant: 'primary',
    description: 'Klaim disetujui dengan jumlah baru. Lampirkan surat balasan.',
    fields: ['assessment', 'reason', 'file'],
  },
  keepOffer: {
    label: 'Pertahankan jumlah',
    doneText: 'Jumlah dipertahankan',
    keys: 'j',
    variant: 'secondary',
    description: 'Jumlah yang disetujui tetap. Lampirkan surat balasan.',
    fields: ['reason', 'file'],
  },
  denyAppeal: {
    label: 'Tolak banding',
    doneText: 'Banding ditolak',
    keys: 't',
    variant: 'danger',
    description: 'Penolakan klaim tetap. Lampirkan surat balasan.',
    fields: ['reason', 'file'],
  },
  reopen: {
    label: 'Periksa kembali',
    doneText: 'Klaim diperiksa kembali',
    keys: 'l',
    variant: 'secondary',
    description: 'Klaim kembali diperiksa. Lampirkan surat balasan.',
    fields: ['reason', 'file'],
  },
  moveRepair: {
    label: 'Langkah perbaikan',
    doneText: 'Langkah perbaikan dicatat',
    keys: 'l',
    variant: 'secondary',
    description: 'Mencatat langkah berikutnya di bengkel. Nasabah menerima email.',
    fields: ['repair'],
  },
  lockReplacement: {
    label: 'Kunci cara penggantian',
    doneText: 'Cara penggantian dikunci',
    keys: 'g',
    variant: 'secondary',
    description: 'Nasabah tidak dapat mengubah cara penggantian lagi.',
    fields: [],
  },
  returnLetter: {
    label: 'Kembalikan surat',
    doneText: 'Surat dikembalikan',
    keys: 'k',
    variant: 'secondary',
    description: 'Nasabah mengirim ulang surat pernyataan.',
    fields: ['reason'],
  },
  recall: {
    label: 'Batalkan persetujuan',
    doneText: 'Persetujuan dibatalkan',
    keys: 'x',
    variant: 'danger',
    description: 'Klaim kembali diperiksa. Hanya dapat dilakukan sebelum surat ditandatangani.',
    fields: ['reason'],
  },
  reject: {
    label: 'Tolak klaim',
    doneText: 'Klaim ditolak',
    keys: 't',
    variant: 'danger',
    description: 'Nasabah membaca alasannya dan dapat mengajukan banding.',
    fields: ['reason'],
  },
  close: {
    label: 'Tutup klaim',
    doneText: 'Klaim ditutup',
    keys: 'c',
    variant: 'secondary',
    description: 'Klaim selesai dan tidak dapat diubah lagi.',
    fields: ['reason'],
    reasonLabel: 'Alasan penutupan',
  },
  replyMessage: {
    label: 'Tulis pesan',
    confirmLabel: 'Kirim pesan',
    doneText: 'Pesan dikirim',
    keys: 'p',
    variant: 'secondary',
    description: 'Nasabah menerima pesan ini melalui email dan di halaman klaim.',
    fields: ['reason'],
    reasonLabel: 'Pesan',
  },
};

/** Returns the actions that the server allows now, in the sequence of the buttons. */
export const claimActions = ({ actions }: Pick<ClaimDesk, 'actions'>): ClaimAction[] =>
  (Object.keys(CLAIM_ACTIONS) as ClaimAction[]).filter((action) => actions.includes(action));

/**
 * Returns whether the next step is a payment by a colleague: the claimant has accepted, a repair in a workshop is finished, no payment
 * waits for a second person, and the person may not pay.
 */
export function waitsForColleaguesPayment(
  { state, desk, payment, vehicle }: Pick<DeskClaim, 'state' | 'desk' | 'payment' | 'vehicle'>,
  permissions: readonly DeskPermission[],
): boolean {
  if (state !== 'agreed' || desk.proposal !== null || permissions.includes('claims.pay')) return false;
  const isRepaired = payment.replacement.selectedMethod === 'workshop';
  return !isRepaired || nextRepairStep(vehicle?.repair.map(({ step }) => step) ?? []) === null;
}
