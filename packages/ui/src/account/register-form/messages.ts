/** The texts of the registration. Texts of errors are not included. */
export const registerFormMessages = {
  title: 'Daftar',
  introduction: 'Isi data sesuai kartu identitas Anda.',
  hasAccount: 'Sudah punya akun?',
  fullName: 'Nama lengkap',
  nameHint: 'Sesuai KTP atau paspor.',
  phone: 'Nomor telepon',
  marketing: 'Kirimi saya informasi produk dan penawaran melalui email (tidak wajib).',
  doneTitle: 'Pendaftaran berhasil',
  /** Followed by the e-mail address and a full stop. */
  done: 'Kami mengirim tautan verifikasi ke',
  doneHint: 'Buka email Anda, lalu masuk untuk melanjutkan.',
};
