import type { PolicyNote } from '@naungan/api/content';

/** Texts above the list of a member's orders of this line [3 §2]. */
export const VEHICLE_NOTES: PolicyNote[] = [
  {
    title: 'Lapor dalam 5 hari',
    description: 'Kejadian pada kendaraan dilaporkan paling lambat 5 hari kalender setelah terjadi.',
  },
  {
    title: 'Jangan perbaiki dahulu',
    description: 'Perbaikan dilakukan setelah disetujui dan di bengkel rekanan yang Anda pilih.',
  },
  {
    title: 'Simpan data pihak lain',
    description: 'Catat nama, nomor telepon, dan nomor polisi bila kendaraan lain terlibat.',
  },
  {
    title: 'Bawa SIM dan STNK',
    description: 'Keduanya harus berlaku saat kejadian dan diminta ketika klaim diajukan.',
  },
];
