import type { FamilyLink } from '../menu.ts';

export const FAMILY: FamilyLink = {
  family: 'personal-accident',
  position: 4,
  note: 'Kecelakaan diri',
  icon: 'user-check',
  question: { label: 'Tanggal lahir yang dilindungi', placeholder: '17-08-1990' },
};
