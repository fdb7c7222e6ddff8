/** The texts that the pages of the account share. Texts of errors are not included. */
export const accountFormsMessages = {
  /** Between two ways to sign in. */
  or: 'atau',
  email: 'Email',
  password: 'Kata sandi',
  yourPassword: 'Kata sandi Anda',
  newPassword: 'Kata sandi baru',
  repeatPassword: 'Tulis ulang kata sandi',
  repeatNewPassword: 'Tulis ulang kata sandi baru',
  passwordHint: '8 s/d 40 karakter dengan huruf besar, huruf kecil, dan angka.',
  passwordRequired: 'Password wajib di isi',
  login: 'Masuk',
  register: 'Daftar sekarang',
  cancel: 'Batal',
  close: 'Tutup',
  terms: 'Syarat & Ketentuan',
  privacy: 'Kebijakan Privasi',
  // The consent of a registration: accept, link `terms`, and, link `privacy`, acceptEnd.
  accept: 'Dengan mendaftar, Anda menyetujui',
  and: 'dan',
  acceptEnd: 'kami.',
  home: 'Kembali ke beranda',
};
