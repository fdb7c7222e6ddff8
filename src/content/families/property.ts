import type { FamilyLink } from '../menu.ts';

export const FAMILY: FamilyLink = {
  family: 'property',
  position: 1,
  note: 'Kebakaran & gempa bumi',
  icon: 'house',
  question: { label: 'Jenis bangunan dan harganya', placeholder: 'Rumah tinggal 750 juta' },
};
