/** The texts of the request for the link of an heir's claim. Texts of errors are not included. */
export const linkRequestMessages = {
  open: 'Minta tautan klaim lagi',
  title: 'Minta tautan klaim',
  text: 'Untuk ahli waris. Tautan kami kirim ke email yang diisi saat klaim diajukan.',
  number: 'Nomor klaim',
  example: 'Contoh: KLM-2026-000123',
  email: 'Email',
  send: 'Kirim tautan',
  failed: 'Permintaan belum terkirim',
  sentTitle: 'Periksa email Anda',
  /** Followed by the e-mail address. */
  sent: 'Bila nomor klaim dan email itu cocok, tautannya kami kirim ke',
  /** Follows the e-mail address. */
  sentHint: '. Periksa juga folder spam. Tautan berlaku sampai satu tahun setelah klaim selesai.',
  close: 'Oke',
};
