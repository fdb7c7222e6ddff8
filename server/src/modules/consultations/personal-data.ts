import { EMPTY_VALUE_TEXT, formatMoment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { consultationsOf, removeConsultations } from './repository.ts';

export const consultationData: PersonalData = {
  async copy(db, _deps, member) {
    const consultations = await consultationsOf(db, member.id);
    return {
      data: { consultations: consultations.map(({ userId: _, ...consultation }) => consultation) },
      chapters: [
        {
          title: 'Permintaan konsultasi',
          facts: consultations.map(({ createdAt, message }) => ({
            title: formatMoment(createdAt),
            value: message || EMPTY_VALUE_TEXT,
            wide: true,
          })),
        },
      ],
    };
  },
  erase: removeConsultations,
};
