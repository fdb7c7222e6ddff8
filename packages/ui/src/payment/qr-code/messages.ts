export const qrCodeMessages = {
  unavailable: 'Kode QR belum tersedia. Gunakan tombol di bawah ini.',
};
