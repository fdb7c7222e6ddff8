/** The texts of the contact dialogs' fields. Texts of errors are not included. */
export const contactFormMessages = {
  fullName: 'Nama lengkap',
  phoneNumber: 'Nomor telepon',
  email: 'Email',
  message: 'Pesan',
  /** Closes the confirmation. */
  close: 'Tutup',
};
