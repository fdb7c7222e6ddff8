export const comboboxMessages = {
  open: 'Buka pilihan',
  loading: 'Memuat…',
  /** No option matches the typed text. */
  empty: 'Tidak ada pilihan yang cocok',
};
