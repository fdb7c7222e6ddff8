import { EMPTY_VALUE_TEXT, formatMoment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { consultantRequestsOf, removeContactData } from './repository.ts';

export const guestData: PersonalData = {
  async copy(db, _deps, member) {
    const requests = await consultantRequestsOf(db, member.id);
    return {
      // The copy joins these requests and the questions of the consultations module in one list.
      data: { consultations: requests.map(({ userId: _, ...request }) => request) },
      chapters: [
        {
          title: 'Permintaan konsultasi',
          facts: requests.map(({ createdAt, message }) => ({
            title: formatMoment(createdAt),
            value: message || EMPTY_VALUE_TEXT,
            wide: true,
          })),
        },
      ],
    };
  },
  erase: removeContactData,
};
