/** The texts of the dialog that asks a member to confirm the identity. Texts of errors are not included. */
export const proofDialogMessages = {
  title: 'Konfirmasi bahwa ini Anda',
  text: 'Demi keamanan, konfirmasi dahulu sebelum data ini diubah.',
  google: 'Masuk kembali dengan Google, lalu ubah data Anda dalam 15 menit.',
  loginAgain: 'Masuk kembali',
  continue: 'Lanjutkan',
  passkey: 'Pakai passkey',
};
