import { ApiError } from '@naungan/api/failure';
import { type IsoDate, possibleAge, todayInJakarta } from '@naungan/domain/dates';
import type { Plan } from '@naungan/domain/lines/record';
import type { BirthLine } from '../lib/birth-lines.ts';
import { api } from '../stores/app.ts';

/** Whether somebody may have been born on this date; an address may hold any, and the calls refuse it. */
export const isPossibleBirthDate = (dob: IsoDate) => possibleAge(dob, todayInJakarta(new Date())) !== null;

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

/** A plan, or `null` when it is not sold, or not any more. Rejects when nobody could say. */
export async function findPlan(code: BirthLine, id: string, dob: IsoDate): Promise<Plan | null> {
  try {
    return await BIRTH_LINE_CALLS[code].loadPlan(id, dob);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
