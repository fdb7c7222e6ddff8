import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the page of a policy. Names of statuses and texts of the product line are not included. */
export const policyDetailMessages = {
  notFoundTitle: MESSAGES.common.notFound as string,
  notFound: 'Polis tidak ditemukan. Periksa kembali tautan Anda atau buka dari daftar polis.',
  myPolicies: 'Lihat polis saya',
  /** Announced when the status changes. */
  status: (status: string) => `Status polis: ${status}`,
  number: 'Nomor polis',
  notYetIssued: MESSAGES.policy.notYetIssuedLabel as string,
  covers: 'Menjamin',
  period: 'Masa pertanggungan',
  issued: 'Tanggal terbit',
  insured: 'Tertanggung',
  order: 'Lihat pesanan',
  upcoming: (start: string) => `Polis ini mulai berlaku ${start}. Kejadian sebelum waktu itu tidak dijamin.`,
  ended: (date: string) =>
    `Polis ini berakhir pada ${date}. Klaim dapat diajukan untuk kejadian selama polis masih berlaku. Untuk perlindungan baru, buka pesanannya dan pesan lagi.`,
  void: 'Polis ini tidak berlaku, karena pembayarannya dibatalkan atau dananya dikembalikan. Buka pesanannya untuk memesan lagi.',
  reminder: 'Ingatkan sebelum polis berakhir',
  claimAndPremium: 'Klaim dan rincian premi',
  amount: 'Berapa',
  premium: 'Rincian premi',
  thisPolicy: 'Polis ini',
  wholeOrder: 'Seluruh pesanan',
  claimTitle: 'Mengalami musibah?',
  claimText:
    'Siapkan foto dan surat yang Anda miliki, lalu ceritakan kejadiannya. Yang belum ada dapat disusulkan dari draf.',
  claim: 'Ajukan Klaim',
};
