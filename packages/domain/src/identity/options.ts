export const CITIZENS = [
  { value: 'indonesia', label: 'Indonesia' },
  { value: 'asing', label: 'Asing' },
] as const;

export const IDENTITY_TYPES = [
  { value: 'ktp', label: 'KTP' },
  { value: 'kartu-keluarga', label: 'Kartu Keluarga' },
  { value: 'paspor', label: 'Paspor' },
] as const;

export const GENDERS = [
  { value: 'laki-laki', label: 'Laki-laki' },
  { value: 'perempuan', label: 'Perempuan' },
] as const;

export type Citizen = (typeof CITIZENS)[number]['value'];
export type IdentityType = (typeof IDENTITY_TYPES)[number]['value'];
export type Gender = (typeof GENDERS)[number]['value'];

export const CITIZEN_MESSAGE = 'Warga Negara harus di pilih';
export const IDENTITY_TYPE_MESSAGE = 'Jenis Kartu identitas harus di pilih';
export const GENDER_MESSAGE = 'Jenis Kelamin harus di pilih';
