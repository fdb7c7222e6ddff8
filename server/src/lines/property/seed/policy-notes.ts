import type { PolicyNote } from '@naungan/api/content';

/** Texts above the list of a member's orders of this line [3 §2]. */
export const PROPERTY_NOTES: PolicyNote[] = [
  {
    title: 'Laporkan bencana secepatnya',
    description:
      'Beri tahu kami paling lambat 7 hari kalender setelah kejadian, walaupun dokumen belum lengkap.',
  },
  {
    title: 'Foto sebelum dibereskan',
    description: 'Ambil foto seluruh kerusakan dari dekat dan dari jauh sebelum puing dipindahkan.',
  },
  {
    title: 'Cegah kerugian bertambah',
    description: 'Matikan listrik dan gas, lalu amankan barang yang masih dapat diselamatkan.',
  },
  {
    title: 'Harga bangunan berubah?',
    description: 'Setelah renovasi, sesuaikan nilai bangunan agar ganti rugi tidak berkurang.',
  },
];
