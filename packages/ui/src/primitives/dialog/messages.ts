export const dialogMessages = {
  back: 'Kembali',
  close: 'Tutup',
};
