export const threeDSecureMessages = {
  title: 'Verifikasi kartu',
  text: 'Ikuti petunjuk bank Anda. Jangan bagikan kode OTP kepada siapa pun.',
  /** Accessible name of the bank's page. */
  frame: 'Halaman verifikasi bank',
};
