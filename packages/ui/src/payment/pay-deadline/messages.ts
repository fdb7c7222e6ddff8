export const payDeadlineMessages = {
  /** `time`: '23.59 WIB'. */
  deadline: (time: string) => `Bayar sebelum ${time}`,
  remaining: 'Sisa waktu pembayaran',
};
