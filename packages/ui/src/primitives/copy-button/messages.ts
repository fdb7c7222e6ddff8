export const copyButtonMessages = {
  copy: 'Salin',
  copied: 'Tersalin',
  failed: 'Gagal',
  /** Announced by screen readers. */
  failedAnnouncement: 'Gagal menyalin',
};
