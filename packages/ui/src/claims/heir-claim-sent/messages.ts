import { DIALOG_TITLES } from '@naungan/domain/messages';

/** The texts of the confirmation of an heir's claim. */
export const heirClaimSentMessages = {
  findPolicy: 'Cari polis',
  checkLink: 'Periksa kembali tautan Anda dari email kami.',
  title: DIALOG_TITLES.claimSent as string,
  /** Follows the condolence. */
  text: 'Klaim Anda sudah kami terima. Simpan nomor dan tautan di bawah ini: dengan tautan itu Anda dapat mengikuti klaim ini tanpa akun.',
  number: 'Nomor klaim',
  /** Completes the label of a copy button: 'Salin nomor klaim'. */
  copySubject: 'nomor klaim',
  link: 'Tautan untuk mengikuti klaim',
  open: 'Buka halaman klaim',
  copyLink: 'Salin tautan',
  private: 'Tautan ini hanya untuk Anda. Siapa pun yang memilikinya dapat membuka klaim ini.',
  /** Followed by the e-mail address. */
  mailed: 'Tautan yang sama kami kirim ke',
  /** Follows the e-mail address. */
  spam: '. Bila belum tampak di kotak masuk, periksa folder spam.',
  resend: 'Kirim ulang tautan',
  sent: (email: string) => `Tautan sudah kami kirim ke ${email}`,
  notSent: 'Tautan belum terkirim, silakan coba lagi',
  next: 'Yang terjadi selanjutnya',
  /** `time`: ', biasanya 3 hari kerja' or ''. */
  checked: (time: string) => `Perusahaan asuransi memeriksa data dan berkas Anda${time}.`,
  news: 'Setiap perkembangan kami kabarkan lewat email. Bila ada berkas yang perlu dilengkapi, Anda mengirimkannya dari halaman klaim.',
  letter: 'Setelah klaim disetujui, Anda menandatangani surat pernyataan dan mengirimkannya kembali.',
  paid: (time: string) => `Santunan dibayarkan setelah surat pernyataan kami terima${time}.`,
  originals: 'Simpan dokumen asli sampai klaim selesai, karena dapat diminta kembali.',
};
