import { MESSAGES } from '@naungan/domain/messages';
import { REJECTED_TITLE } from '../messages.ts';

/** The texts of the page of an order. Names of statuses and texts of the product line are not included. */
export const orderDetailMessages = {
  notFoundTitle: MESSAGES.common.notFound as string,
  notFound: 'Pesanan tidak ditemukan. Periksa kembali tautan Anda atau buka dari daftar pesanan.',
  myOrders: 'Lihat pesanan saya',
  // Announced when the page changes by itself.
  orderStatus: (status: string) => `Status pesanan: ${status}`,
  paymentStatus: (status: string) => `Status pembayaran: ${status}`,
  policyIssued: 'Polis sudah terbit',
  /** Completes the request to verify the e-mail address. */
  verifyNote: 'agar kabar pesanan ini pasti sampai',
  inProcess: 'Pesanan Anda sedang diproses',
  inProcessText:
    'Perusahaan asuransi sedang memeriksa data Anda. Halaman ini berubah sendiri setelah ada keputusan.',
  revisedText: 'Perubahan data Anda sudah kami terima dan sedang diperiksa kembali.',
  rejectedTitle: REJECTED_TITLE as string,
  rejectedText: 'Perusahaan asuransi tidak menyetujui pengajuan ini. Anda dapat memilih produk lainnya.',
  insurersReason: 'Penjelasan dari perusahaan asuransi:',
  orderAgainTitle: 'Pesan lagi dengan data yang diperbaiki',
  orderAgainText:
    'Pesanan ini tidak dapat diperbarui. Pesan lagi dengan data yang sama, lalu perbaiki yang diminta, atau hubungi kami.',
  orderAgain: 'Pesan lagi',
  contact: 'Hubungi kami',
  otherProducts: 'Cari produk lainnya',
  reviseTitle: 'Perbaiki data Anda',
  reviseText: 'Perusahaan asuransi meminta perbaikan data.',
  revise: 'Perbarui data',
  payTitle: 'Selesaikan pembayaran',
  payText: 'Pengajuan Anda disetujui. Polis terbit setelah pembayaran kami terima.',
  pay: 'Bayar',
  // The titles of an issued policy, by its state.
  upcoming: 'Polis Anda sudah terbit',
  active: 'Polis Anda aktif',
  ended: 'Polis Anda sudah berakhir',
  void: 'Polis tidak berlaku',
  issuedText: 'Simpan polis ini. Anda memerlukannya saat mengajukan klaim.',
  preparing: 'Polis sedang disiapkan',
  preparingText: 'Pembayaran Anda sudah kami terima. Kami beri tahu Anda melalui email begitu polis terbit.',
  /** `label`: 'Kebakaran'. */
  downloadPolicy: (label: string) => `Unduh Polis ${label}`,
  policy: 'Lihat polis',
  invoice: 'Lihat invoice',
  invoiceEnded: 'Invoice ini tidak dapat dibayar lagi.',
  amount: 'Berapa',
  costs: 'Rincian biaya',
  total: 'Total',
  attachments: 'Lampiran',
  period: 'Masa pertanggungan',
  newTab: '(buka di tab baru)',
  orderNumber: 'Nomor pesanan',
  orderDate: 'Tanggal pesanan',
  policyNumber: 'Nomor polis',
  /** `label`: 'kebakaran'. */
  policyNumberOf: (label: string) => `Nomor polis ${label}`,
  notYetIssued: MESSAGES.policy.notYetIssuedLabel as string,
  willNotBeIssued: MESSAGES.policy.willNotBeIssuedLabel as string,
  policyDate: 'Tanggal terbit polis',
  invoiceNumber: 'Nomor invoice',
};
