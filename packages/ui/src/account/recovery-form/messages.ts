/** The texts of the recovery of a password. Texts of errors are not included. */
export const recoveryFormMessages = {
  title: 'Lupa kata sandi',
  find: 'Masukkan email yang Anda pakai saat mendaftar.',
  send: 'Kami akan mengirim tautan untuk membuat kata sandi baru.',
  remembered: 'Ingat kata sandi Anda?',
  findAccount: 'Cari akun',
  isYours: 'Ini akun Anda?',
  sendLink: 'Kirim tautan reset',
  notMine: 'Bukan akun saya',
  sentTitle: 'Periksa email Anda',
  /** Followed by the e-mail address and a full stop. */
  sent: 'Kami mengirim tautan untuk membuat kata sandi baru ke',
  sentHint: 'Tautan hanya dapat dipakai satu kali. Tidak menerimanya? Periksa juga folder spam.',
};
