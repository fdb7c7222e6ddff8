import type { PolicyNote } from '@naungan/api/content';

/** Texts above the list of a member's orders of this line [3 §2]. */
export const HEALTH_NOTES: PolicyNote[] = [
  {
    title: 'Bawa sertifikat saat berobat',
    description: 'Tunjukkan sertifikat dan kartu identitas di rumah sakit rekanan sebelum perawatan.',
  },
  {
    title: 'Kenali masa tunggu',
    description: 'Penyakit tertentu dijamin setelah masa tunggunya lewat; kecelakaan dijamin sejak awal.',
  },
  {
    title: 'Klaim paling lambat 30 hari',
    description: 'Kirim kuitansi asli dan resume medis dalam 30 hari sejak keluar dari rumah sakit.',
  },
  {
    title: 'Pelajari polis 14 hari',
    description: 'Dalam 14 hari kalender sejak diterima, polis masih dapat dibatalkan.',
  },
];
