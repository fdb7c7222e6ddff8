import { MESSAGES } from '@naungan/domain/messages';

export const guestDialogMessages = {
  /** Title, also of the prompt in the list of plans. */
  invitation: MESSAGES.guest.invitation as string,
  reason: 'Tinggalkan nama dan kontak Anda untuk melihat semua produk dan preminya.',
  submit: 'Lihat semua produk',
  hasAccount: 'Sudah punya akun?',
  login: 'Masuk',
};
