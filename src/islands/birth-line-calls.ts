import { ageOn, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { Plan } from '@naungan/domain/plan';
import type { BirthLine } from '../lib/birth-lines.ts';
import { api } from '../stores/app.ts';

/** The calls refuse a date that is longer ago, as they refuse one that lies ahead. */
const OLDEST = 150;

/** Whether somebody may have been born on this date; an address may hold any. */
export function isPossibleBirthDate(dob: IsoDate): boolean {
  const age = ageOn(dob, todayInJakarta(new Date()));
  return age >= 0 && age <= OLDEST;
}

/** A plan is the same for everybody: without a possible age it is read for any. */
const forAge = (dob: IsoDate) => (isPossibleBirthDate(dob) ? { dob } : {});

/** The calls of each line that is sold by date of birth; everything else about a line is a record of the domain. */
export const BIRTH_LINE_CALLS = {
  kesehatan: {
    plans: 'healthPlans',
    createOrder: 'createHealthOrder',
    loadPlan: async (id: string, dob: IsoDate): Promise<Plan> =>
      (await api.call('healthPlan', { params: { id }, query: forAge(dob) })).response.health,
  },
  kecelakaandiri: {
    plans: 'personalAccidents',
    createOrder: 'createPersonalAccidentOrder',
    loadPlan: async (id: string, dob: IsoDate): Promise<Plan> => {
      const { response } = await api.call('personalAccident', { params: { id }, query: forAge(dob) });
      return { ...response.personalAccident.product, benefits: response.personalAccident.benefits };
    },
  },
} as const satisfies Record<BirthLine, unknown>;
