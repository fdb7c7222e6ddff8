import type { FamilyLink } from '../menu.ts';

export const FAMILY: FamilyLink = {
  family: 'vehicle',
  position: 2,
  note: 'All Risk & TLO',
  icon: 'car',
  question: { label: 'Model, tahun, dan pelat', placeholder: 'Avanza 2019 B' },
};
