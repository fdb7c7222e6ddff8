export const compareBarMessages = {
  label: 'Produk yang dibandingkan',
  /** In place of a name that has not loaded. */
  unnamed: 'produk pilihan',
  tooMany: (limit: number) => `Maksimal ${limit} produk. Hapus salah satu untuk memilih yang lain.`,
  chosen: (count: number, limit: number) => `${count} dari ${limit} produk dipilih untuk dibandingkan`,
  remove: (name: string) => `Hapus ${name} dari perbandingan`,
  /** `count`: number of plans that can be added. */
  more: (count: number) => `Bisa pilih ${count} lagi`,
  /** `count`: number of plans that a comparison needs. */
  missing: (count: number) => `Pilih ${count} lagi`,
  /** Removes all plans. */
  reset: 'Hapus semua',
  compare: (count: number, limit: number) => `Bandingkan (${count}/${limit})`,
};
