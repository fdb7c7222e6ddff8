/** The texts of the ways to sign in without a password. Texts of errors are not included. */
export const otherSignInMessages = {
  googleLogin: 'Masuk dengan Google',
  googleRegister: 'Daftar dengan Google',
  googleFailed: 'Google belum dapat dihubungi, silakan coba lagi',
  passkey: 'Masuk dengan passkey',
  unknownTitle: 'Akun belum terdaftar',
  unknown: 'Belum ada akun yang terhubung dengan akun Google ini.',
  hasAccount: 'Sudah punya akun?',
  otherLogin: 'Masuk dengan cara lain',
  registerWithGoogle: 'Daftar sekarang dengan nama dan email dari akun Google Anda, tanpa perlu kata sandi.',
};
