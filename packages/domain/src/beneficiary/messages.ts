export const BENEFICIARY_LABELS = {
  fullName: 'Nama Lengkap',
  relationship: 'Hubungan dengan Tertanggung',
  email: 'Email',
  phone: 'Nomor Telpon',
  description: 'Keterangan',
} as const;

// Exact texts of the specification [2 §5]. Messages that the specification does not contain are written in its style.
export const BENEFICIARY_REQUIRED_MESSAGE = 'Penerima Manfaat wajib di isi';
export const BENEFICIARY_NAME_MESSAGE = 'Nama Penerima Manfaat hanya boleh berisi huruf, angka dan spasi';
export const RELATIONSHIP_MESSAGE = 'Hubungan harus di pilih';
export const BENEFICIARY_EMAIL_REQUIRED_MESSAGE = 'Email wajib di isi';
export const BENEFICIARY_EMAIL_MESSAGE = 'Email tidak Valid';
export const BENEFICIARY_REPEATED_MESSAGE = 'Penerima Manfaat ini sudah tercantum';
