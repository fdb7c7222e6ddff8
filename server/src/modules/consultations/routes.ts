import { createConsultation } from '@naungan/api/guests';
import { monthsBefore, VISITOR_MONTHS } from '../../core/housekeeping.ts';
import { takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { confirmationText } from '../settings/service.ts';
import { consultationData } from './personal-data.ts';
import { removeConsultationsBefore } from './repository.ts';
import { submitQuestion } from './service.ts';

/** Receives questions to a consultant [1 §2.9, §5.2]. */
export const consultationsModule = defineModule({
  name: 'consultations',
  retention: [
    {
      records: 'questions of visitors',
      remove: (db, now) => removeConsultationsBefore(db, monthsBefore(now, VISITOR_MONTHS)),
    },
  ],
  personalData: consultationData,
  async routes(app) {
    route(app, createConsultation, async ({ body, member, request, deps }) => {
      await takePoints(deps, LIMITS.consultation, request.ip);
      await submitQuestion(deps, body, member?.userId ?? null);
      return { response: null, message: await confirmationText(deps.db) };
    });
  },
});
