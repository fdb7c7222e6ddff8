import type { ClaimAction } from './claim-actions.ts';

/** Frequent texts for the claimant, by action. */
export const CLAIM_TEMPLATES: Readonly<Partial<Record<ClaimAction, readonly string[]>>> = {
  approve: [
    'Kerugian sesuai dengan bukti yang dikirim.',
    'Jumlahnya lebih rendah dari yang diajukan: biaya yang tidak dijamin polis dikurangi.',
    'Jumlahnya mengikuti taksiran penilai kerugian.',
  ],
  askDocuments: [
    'Foto dokumen kurang jelas: mohon foto ulang dengan cahaya cukup.',
    'Dokumen terpotong: mohon kirim halaman lengkap.',
    'Mohon kirim kuitansi asli beserta rinciannya.',
  ],
  reject: [
    'Kejadian ini tidak dijamin oleh polis.',
    'Kejadian ini di luar masa berlaku polis.',
    'Kerugian lebih rendah dari risiko sendiri.',
    'Berkas yang dikirim tidak sesuai dengan kejadian.',
  ],
  returnLetter: [
    'Surat belum ditandatangani.',
    'Tanda tangan tidak sesuai dengan KTP.',
    'Meterai belum ada atau belum ditandatangani.',
  ],
  close: ['Pembayaran sudah diterima.', 'Batas waktu banding telah berakhir.'],
  replyMessage: [
    'Terima kasih, berkas Anda sudah kami terima dan sedang kami periksa.',
    'Kami beri tahu Anda begitu ada perkembangan.',
  ],
};
