export const failedStateMessages = {
  title: 'Gagal memuat data',
  text: 'Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
};
