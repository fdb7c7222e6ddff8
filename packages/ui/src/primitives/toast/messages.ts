export const toasterMessages = {
  /** Accessible name of the region. */
  region: 'Pemberitahuan',
  dismiss: 'Tutup pemberitahuan',
};
