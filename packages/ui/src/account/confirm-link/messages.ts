/** The texts of the page that a mailed link opens. Texts of errors are not included. */
export const confirmLinkMessages = {
  deviceTitle: 'Konfirmasi perangkat ini',
  device:
    'Setelah dikonfirmasi, Anda dapat masuk dari perangkat ini dengan kata sandi Anda. Lanjutkan hanya bila Anda sendiri yang baru saja mencoba masuk.',
  confirmDevice: 'Konfirmasi perangkat ini',
  deviceDoneTitle: 'Perangkat ini sudah dikonfirmasi',
  deviceDone: 'Silakan masuk dengan email dan kata sandi Anda.',
  emailTitle: 'Konfirmasi email baru',
  email: 'Setelah dikonfirmasi, Anda masuk dengan email ini, dan semua email dari kami dikirim ke sini.',
  confirmEmail: 'Pakai email ini',
  emailDoneTitle: 'Email akun Anda sudah diganti',
  emailDone: 'Mulai sekarang Anda masuk dengan email yang baru.',
  invalidTitle: 'Tautan tidak berlaku',
  invalid: 'Tautan ini sudah dipakai, sudah lewat waktunya, atau sudah digantikan oleh yang lebih baru.',
};
