/** The texts of the fields for documents. Texts of errors are not included. */
export const attachmentFieldsMessages = {
  none: 'Produk ini tidak memerlukan lampiran.',
  hint: 'Pastikan semua tulisan pada berkas terbaca jelas dan tidak terpotong.',
  notAttached: 'Tidak dilampirkan',
  offlineTitle: 'Jaringan terputus',
  offline: 'Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.',
};
