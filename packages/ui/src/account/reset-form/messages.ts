import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the form for a new password. Texts of errors are not included. */
export const resetFormMessages = {
  checking: 'Memeriksa tautan…',
  invalidTitle: MESSAGES.account.nothingToReset as string,
  invalid: 'Tautan ini sudah dipakai, sudah lewat waktunya, atau sudah digantikan oleh yang lebih baru.',
  requestLink: 'Minta tautan baru',
  doneTitle: 'Kata sandi berhasil diubah',
  done: 'Silakan masuk dengan kata sandi baru Anda. Demi keamanan, semua sesi lama sudah diakhiri.',
  title: 'Buat kata sandi baru',
  introduction: 'Setelah disimpan, Anda perlu masuk kembali.',
  expired: 'Tautan tidak berlaku lagi?',
  hint: '8 s/d 15 karakter dengan huruf besar, huruf kecil, dan angka.',
  save: 'Simpan',
  confirmTitle: MESSAGES.account.resetConfirm as string,
  confirmText: 'Kata sandi lama Anda tidak dapat dipakai lagi.',
};
