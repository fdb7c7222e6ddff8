/** The texts of the fields of a person. Labels and texts of errors are not included. */
export const insuredFieldsMessages = {
  chooseIdentity: 'Pilih jenis kartu',
  ages: (min: number, max: number) => `Usia yang diterima: ${min} sampai ${max} tahun.`,
  sameAsAccount: 'Sama seperti akun saya',
  sameAsAccountHint: 'Isi otomatis dari profil. Anda tetap bisa mengubahnya.',
};
