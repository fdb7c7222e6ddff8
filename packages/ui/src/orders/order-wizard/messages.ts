import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the order form, without its steps and without texts of the product line. */
export const orderFormMessages = {
  plans: 'Pilihan produk',
  /** Last entry of the breadcrumb. */
  order: (productName: string) => `Pesan ${productName}`,
  /** Follows the product line's sentence about documents. */
  introduction:
    'Semua isian dapat diperiksa kembali sebelum dikirim, dan pembayaran baru dilakukan setelah pengajuan disetujui.',
  notFound: MESSAGES.plans.notFound as string,
  otherProducts: 'Lihat produk lain',
  search: 'Cari produk',
  /** Follows the search, for a plan that does not insure the searched object. */
  notEligible: (productName: string) => `${productName} tidak dapat dipesan dengan data ini.`,
  offline: 'Produk ini dibeli lewat konsultan.',
  consult: 'Hubungi konsultan',
  myOrders: 'Lihat pesanan saya',
  verifyFirst: 'Verifikasi email Anda dahulu',
  /** Followed by the e-mail address and a full stop. */
  verifyFirstText:
    'Dua pesanan Anda masih diperiksa. Pesanan berikutnya dapat dikirim setelah email Anda diverifikasi atau salah satu pesanan itu diputuskan. Buka tautan yang kami kirim ke',
  fillInFirst: 'Isi formulir dahulu',
  notVerified: 'Sebelum diverifikasi, paling banyak dua pesanan dapat diperiksa pada saat yang sama.',
  reorderTitle: 'Data diisi dari pesanan sebelumnya',
  reorder:
    'Mohon periksa kembali. Persetujuan ketentuan, berkas lampiran, bentuk polis, dan deklarasi perlu Anda isi lagi.',
  unsentDraft: 'Isian produk ini yang belum Anda kirim tetap tersimpan.',
  continueDraft: 'Lanjutkan isian tersebut',
  notes: 'Catatan penting',
  summary: 'Periksa kembali pesanan Anda. Setelah dikirim, data diperiksa oleh perusahaan asuransi.',
  costs: 'Biaya',
  send: 'Kirim pesanan',
  sendFailed: 'Pesanan belum terkirim, silakan coba lagi',
  alreadySentTitle: MESSAGES.order.alreadySent as string,
  alreadySent: MESSAGES.order.alreadySentText as string,
};
