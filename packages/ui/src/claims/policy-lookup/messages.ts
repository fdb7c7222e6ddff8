import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the search for a policy. Texts of errors are not included. */
export const policyLookupMessages = {
  line: 'Jenis produk',
  chooseLine: 'Pilih jenis produk',
  number: 'Nomor polis',
  numberHint: 'Nomor ini ada di sertifikat dan di halaman Polis Saya.',
  search: 'Cari Polis',
  lostLink: 'Sudah mengajukan klaim sebagai ahli waris, tetapi tautannya hilang?',
  notFound: MESSAGES.lookup.notFound as string,
  offline: MESSAGES.common.offline as string,
  noticeTitle: ALERT_TITLES.warning as string,
  tooMany: MESSAGES.common.tooManyRequests as string,
  tooManyText: 'Demi keamanan data pemegang polis, pencarian dalam waktu singkat kami batasi.',
  found: 'Polis ditemukan',
  claim: 'Ajukan Klaim',
  validity: 'Masa berlaku',
  holder: 'Nama pemegang polis',
  email: 'Email',
  otherAccount:
    'Polis ini terdaftar pada akun lain. Masuklah dengan akun pemegang polis untuk mengajukan klaim.',
  loginFirst: 'Klaim diajukan dari akun pemegang polis. Anda akan diminta masuk terlebih dahulu.',
  heirTitle: 'Anda ahli waris atau penerima manfaat?',
  // For a signed-in member: withoutAccount, link signOut, thenSearch.
  withoutAccount: 'Klaim ahli waris diajukan tanpa masuk ke akun.',
  signOut: 'Keluar dari akun ini',
  thenSearch: ', lalu cari polis ini kembali.',
  // For other visitors: ifDeceased, link claimAsHeir, withoutLogin.
  ifDeceased: 'Bila tertanggung meninggal dunia,',
  claimAsHeir: 'ajukan klaim sebagai ahli waris',
  withoutLogin: 'tanpa masuk ke akun.',
  contact: 'Hubungi kami',
};
