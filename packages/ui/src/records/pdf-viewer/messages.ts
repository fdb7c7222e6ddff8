export const pdfViewerMessages = {
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  progress: (page: number, count: number) => `Halaman ${page} dari ${count}`,
  zoomIn: 'Perbesar halaman',
  zoomOut: 'Perkecil halaman',
  /** Accessible name of the area with the page. */
  content: (title: string) => `Isi ${title}`,
  /** Accessible name of a page. */
  page: (title: string, page: number) => `${title}, halaman ${page}`,
};
