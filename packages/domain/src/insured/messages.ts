// `placeOfbirth` and `identiyType` are spelled as in the specification.
export const INSURED_LABELS = {
  fullname: 'Nama Lengkap',
  citizen: 'Warga Negara',
  gender: 'Jenis Kelamin',
  emailAddress: 'Email',
  birthDate: 'Tanggal Lahir',
  placeOfbirth: 'Tempat Lahir',
  phoneNumber: 'Nomor telepon',
  identiyType: 'Jenis Kartu Identitas',
  identityNumber: 'Nomor Identitas',
} as const;

export type InsuredField = keyof typeof INSURED_LABELS;

export const AGE_MESSAGE = 'Usia Anda tidak masuk kriteria produk';
export const BIRTH_DATE_MESSAGE = 'Tanggal Lahir tidak valid';

export function insuredRequiredMessage(field: InsuredField): string {
  return `${INSURED_LABELS[field]} wajib di isi`;
}
