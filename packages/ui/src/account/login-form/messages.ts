/** The texts of the login. Texts of errors are not included. */
export const loginFormMessages = {
  title: 'Masuk',
  introduction: 'Kelola pesanan, polis, dan klaim Anda di satu tempat.',
  noAccount: 'Belum punya akun?',
  forgotten: 'Lupa kata sandi?',
};
