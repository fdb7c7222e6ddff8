import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the form that corrects an order. */
export const revisionFormMessages = {
  order: 'Detail pesanan',
  title: 'Perbarui data',
  nothingToDo: MESSAGES.revision.nothingToDo as string,
  myOrders: 'Lihat pesanan saya',
  insurersNote: 'Catatan dari perusahaan asuransi',
  /** Followed by the names of the documents. */
  newDocuments: 'Karena jenis identitas atau tanggal lahir tertanggung berubah, mohon lampirkan',
  /** Before the last name of a list. */
  and: 'dan',
  /** Followed by the former total. */
  formerTotal: 'Sebelum perubahan:',
  submitted: 'Yang Anda kirim sebelumnya',
  submittedFiles: 'Lihat berkas yang dikirim sebelumnya',
  /** Follows the link `submittedFiles`. */
  inOrder: 'di detail pesanan.',
  send: 'Kirim perubahan',
  sendFailed: 'Perubahan belum terkirim, silakan coba lagi',
  alreadySentTitle: MESSAGES.revision.alreadySent as string,
  alreadySent: MESSAGES.revision.alreadySentText as string,
  confirmTitle: MESSAGES.revision.confirm as string,
  confirmText: MESSAGES.revision.confirmText as string,
  confirmTotal: (from: string, to: string) =>
    `${MESSAGES.revision.confirmText}. Total pesanan berubah dari ${from} menjadi ${to}.`,
  confirm: MESSAGES.revision.confirmButton as string,
  doneTitle: DIALOG_TITLES.success as string,
};
