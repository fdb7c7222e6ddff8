import type { IsoDate } from '@naungan/domain/dates';
import type { Plan } from '@naungan/domain/plan';
import type { BirthLine } from '../lib/birth-lines.ts';
import { api } from '../stores/app.ts';

/** The calls of each line that is sold by date of birth; everything else about a line is a record of the domain. */
export const BIRTH_LINE_CALLS = {
  kesehatan: {
    plans: 'healthPlans',
    createOrder: 'createHealthOrder',
    loadPlan: async (id: string, dob: IsoDate): Promise<Plan> =>
      (await api.call('healthPlan', { params: { id }, query: { dob } })).response.health,
  },
  kecelakaandiri: {
    plans: 'personalAccidents',
    createOrder: 'createPersonalAccidentOrder',
    loadPlan: async (id: string, dob: IsoDate): Promise<Plan> => {
      const { response } = await api.call('personalAccident', { params: { id }, query: { dob } });
      return { ...response.personalAccident.product, benefits: response.personalAccident.benefits };
    },
  },
} as const satisfies Record<BirthLine, unknown>;
