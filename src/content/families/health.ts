import type { FamilyLink } from '../menu.ts';

export const FAMILY: FamilyLink = {
  family: 'health',
  position: 3,
  note: 'Rawat inap & jalan',
  icon: 'heart-pulse',
  question: { label: 'Tanggal lahir yang dilindungi', placeholder: '17-08-1990' },
};
