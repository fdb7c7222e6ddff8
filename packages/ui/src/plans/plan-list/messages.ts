import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/**
 * The texts of the list and of its filters, without messages of rules, texts of the product line, and texts that only a browser
 * without JavaScript shows.
 */
export const planListMessages = {
  title: 'Pilihan produk',
  /** First entry of the breadcrumb. */
  home: 'Home',
  /** First part of the heading; without plans `total` is 0. */
  count: (total: number) => (total ? `${total} produk` : 'Produk'),
  /** Second part of the heading; `subject`: 'usia 36 tahun'. */
  subject: (subject: string) => `untuk ${subject}`,
  loading: 'Memuat…',
  found: (total: number) => `${total} produk ditemukan`,
  refreshing: 'Memperbarui daftar…',
  hidden: 'Produk tersembunyi',
  failedTitle: ALERT_TITLES.danger as string,
  failed: `${MESSAGES.common.loadFailed}. Periksa koneksi internet Anda, lalu coba lagi.`,
  noneTitle: MESSAGES.plans.noneForInput as string,
  /** `name`: the searched name or ''; `unit`: 'per tahun'; `range`: 'sampai Rp1.000.000'. */
  noPrice: (name: string, unit: string, range: string) =>
    `Tidak ada produk ${name && `bernama "${name}" `}dengan premi ${unit} ${range}.`,
  // The range of prices in `noPrice`.
  priceBetween: (min: string, max: string) => `antara ${min} dan ${max}`,
  priceFrom: (min: string) => `mulai dari ${min}`,
  priceTo: (max: string) => `sampai ${max}`,
  noName: 'Coba ganti kata pencarian Anda.',
  clearPrice: 'Hapus rentang premi',
  clear: 'Hapus filter',
  filters: 'Cari dan saring produk',
  name: 'Cari nama produk',
  search: 'Cari',
  price: 'Harga',
  /** `unit`: 'per tahun'. */
  premium: (unit: string) => `Premi ${unit}`,
  /** `price`: the upper end of the price filter, which is no limit. */
  above: (price: string) => `${price} ke atas`,
  sort: 'Urutkan',
  // The labels of the sort orders, by their values in the URL. The first is the default [2 §9].
  'createdAt-desc': 'Terbaru',
  'premium-asc': 'Premi terendah',
  'premium-desc': 'Premi tertinggi',
  'productName-asc': 'Nama A–Z',
};
