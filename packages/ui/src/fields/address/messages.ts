/** The texts of the fields of an address. Labels and texts of errors are not included. */
export const addressFieldsMessages = {
  // In place of the options while the level above is not chosen.
  district: 'Pilih provinsi dahulu',
  subDistrict: 'Pilih kabupaten/kota dahulu',
  urbanVillage: 'Pilih kecamatan dahulu',
  postalCode: 'Pilih kelurahan dahulu',
  /** `label`: 'provinsi'. */
  choose: (label: string) => `Pilih ${label}`,
  failedTitle: 'Gagal memuat data',
  failed: 'Daftar wilayah belum dapat dimuat. Isian Anda tetap tersimpan.',
  retry: 'Coba lagi',
  streetHint: 'Nama jalan, nomor rumah, blok, atau nama gedung.',
  accountAddress: 'Pakai alamat akun saya',
};
