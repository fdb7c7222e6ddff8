import type { FamilyLink } from '../menu.ts';

export const FAMILY: FamilyLink = {
  family: 'personal-accident',
  position: 4,
  note: 'Kecelakaan diri',
  icon: 'user-check',
};
