export const dateFieldMessages = {
  placeholder: 'DD/MM/YYYY',
  invalid: 'Tanggal tidak valid',
  openCalendar: 'Buka kalender',
  loadingCalendar: 'Memuat kalender…',
  calendarFailed: 'Kalender gagal dimuat. Ketik tanggalnya, misalnya 31/12/1990.',
  /** Accessible name of the calendar. */
  calendar: 'Pilih tanggal',
};
