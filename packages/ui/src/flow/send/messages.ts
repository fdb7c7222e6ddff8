import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The default texts of the dialogs that send a form. */
export const sendDialogsMessages = {
  confirmTitle: MESSAGES.order.confirm as string,
  confirmText: 'Pastikan semua data yang Anda isi sudah benar.',
  confirm: 'Ya, Lanjut',
  sending: 'Mengirim data',
  cancel: 'Batal',
  uploading: 'Mengunggah berkas…',
  processing: 'Memproses…',
  keepPageOpen: 'Jangan tutup halaman ini sampai selesai.',
  doneTitle: DIALOG_TITLES.orderSuccess as string,
};
