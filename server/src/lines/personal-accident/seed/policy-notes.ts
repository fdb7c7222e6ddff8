import type { PolicyNote } from '@naungan/api/content';

/** Texts above the list of a member's orders of this line [3 §2]. */
export const PERSONAL_ACCIDENT_NOTES: PolicyNote[] = [
  {
    title: 'Beri tahu penerima manfaat',
    description: 'Sampaikan nomor polis dan tempat sertifikat disimpan kepada keluarga Anda.',
  },
  {
    title: 'Lapor dalam 5 hari',
    description: 'Kecelakaan dilaporkan paling lambat 5 hari kalender setelah terjadi.',
  },
  {
    title: 'Simpan kuitansi asli',
    description: 'Biaya pengobatan diganti sesuai kuitansi, sampai batas manfaat di polis Anda.',
  },
  {
    title: 'Berganti pekerjaan?',
    description: 'Beri tahu kami, karena kelas risiko mengikuti pekerjaan tertanggung.',
  },
];
