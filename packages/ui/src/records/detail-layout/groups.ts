/** Titles of the groups of a detail page. The key is the id of the group's element; `GroupIndex` links to this id. */
export const GROUP_TITLES = {
  // next step
  langkah: 'Langkah berikutnya',
  // progress of a claim
  progres: 'Progres klaim',
  // who: policyholder, insured, beneficiaries
  siapa: 'Siapa',
  // what: object and cover
  apa: 'Apa',
  // how much: amounts
  berapa: 'Berapa',
  // documents
  berkas: 'Berkas',
  // terms
  ketentuan: 'Ketentuan',
  // repair of a vehicle
  perbaikan: 'Perbaikan di bengkel',
  // history of a claim
  riwayat: 'Riwayat klaim',
  // messages about a claim
  pesan: 'Pesan',
} as const;

export type GroupId = keyof typeof GROUP_TITLES;
