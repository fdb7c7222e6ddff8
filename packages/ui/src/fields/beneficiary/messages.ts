/** The texts of the fields of beneficiaries. Labels and texts of errors are not included. */
export const beneficiaryFieldsMessages = {
  primary: 'Penerima Manfaat Utama',
  addSecondary: 'Tambah penerima manfaat kedua',
  addSecondaryHint: 'Menerima manfaat bila penerima utama sudah tidak ada.',
  addOther: 'Tambah penerima lain',
  chooseRelationship: 'Pilih hubungan',
  remove: 'Hapus',
  /** Accessible name of `remove`; `title`: 'Penerima Manfaat Kedua'. */
  removePerson: (title: string) => `Hapus ${title}`,
};
