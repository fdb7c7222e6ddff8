/** Titles of a page's groups. The keys are the ids of their elements, to which the page's index links. */
export const GROUP_TITLES = {
  langkah: 'Langkah berikutnya',
  progres: 'Progres klaim',
  siapa: 'Siapa',
  apa: 'Apa',
  berapa: 'Berapa',
  berkas: 'Berkas',
  ketentuan: 'Ketentuan',
  perbaikan: 'Perbaikan di bengkel',
  riwayat: 'Riwayat klaim',
  pesan: 'Pesan',
} as const;

export type GroupId = keyof typeof GROUP_TITLES;
