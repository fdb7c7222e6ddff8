/** The texts about an e-mail address that is not verified. Texts of errors are not included. */
export const resendVerificationMessages = {
  sent: 'Email verifikasi baru sudah dikirim. Tautan lama tidak berlaku lagi.',
  sentLabel: 'Email sudah dikirim',
  resend: 'Kirim ulang email verifikasi',
  title: 'Email Anda belum diverifikasi',
  /** Followed by the e-mail address. */
  text: 'Buka tautan yang kami kirim ke',
};
