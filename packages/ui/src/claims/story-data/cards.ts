import { claimCard } from '@naungan/domain/claim/record';

/** Two vehicle claims and one health claim, newest first. */
export const claimCards = [
  claimCard.parse({
    id: 'c-1',
    type: 'kendaraan',
    head: {
      title: 'KLM-2026-000318',
      subtitle: 'Diajukan 20 November 2026',
      tagColor: 'warning',
      tagValue: 'Perlu tindakan',
    },
    content: {
      image: '',
      title: 'Sambirejo Mobil Komprehensif',
      subtitle: 'Nomor polis POL-KND-2026-004417',
      insurer: 'Asuransi Sambirejo Kencana Fiktif',
    },
    footer: { title: 'Nomor polis', subtitle: 'POL-KND-2026-004417' },
    needsAction: true,
  }),
  claimCard.parse({
    id: 'c-2',
    type: 'kendaraan',
    head: {
      title: 'KLM-2026-000201',
      subtitle: 'Diajukan 3 Agustus 2026',
      tagColor: 'success',
      tagValue: 'Selesai',
    },
    content: {
      image: '',
      title: 'Sambirejo Mobil Komprehensif',
      subtitle: 'Nomor polis POL-KND-2026-004417',
      insurer: 'Asuransi Sambirejo Kencana Fiktif',
    },
    footer: { title: 'Nomor polis', subtitle: 'POL-KND-2026-004417' },
    needsAction: false,
  }),
  claimCard.parse({
    id: 'c-3',
    type: 'kesehatan',
    head: {
      title: 'KLM-2026-000150',
      subtitle: 'Diajukan 12 Juli 2026',
      tagColor: 'info',
      tagValue: 'Diverifikasi',
    },
    content: { image: '', title: 'Sambirejo Sehat 350', subtitle: 'Sari Wulandari' },
    footer: { title: 'Nomor polis', subtitle: 'NAU-KES-2026-000017' },
    needsAction: false,
  }),
];
