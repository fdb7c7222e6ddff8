/** The label of each field, by its path in the payload. The message of an empty field contains the label [1 §5.7]. */
export const PROFILE_LABELS = {
  full_name: 'Nama Lengkap',
  email: 'Email',
  phone_number: 'Nomor telepon',
  'profile.citizen': 'Warga Negara',
  'profile.identiyType': 'Jenis Kartu Identitas',
  'profile.identityNumber': 'Nomor Identitas',
  'profile.npwp_number': 'Nomor NPWP',
  'profile.gender': 'Jenis Kelamin',
  'profile.profession': 'Pekerjaan',
  'profile.businessField': 'Bidang Usaha',
  'profile.income': 'Penghasilan',
  'addreses.province': 'Provinsi',
  'addreses.district': 'Kabupaten/Kota',
  'addreses.sub_district': 'Kecamatan',
  'addreses.urban_village': 'Kelurahan',
  'addreses.address': 'Alamat',
  'addreses.neighbourhood': 'RT',
  'addreses.hamlet': 'RW',
  'addreses.postalCode': 'Kode Pos',
  'account.bank': 'Nama Bank',
  'account.account_number': 'Nomor Rekening',
  'account.account_owner': 'Nama Pemilik Rekening',
} as const;

export type ProfilePath = keyof typeof PROFILE_LABELS;

/** Returns the message of an empty field. */
export function profileRequiredMessage(path: ProfilePath): string {
  return `${PROFILE_LABELS[path]} wajib diisi`;
}
