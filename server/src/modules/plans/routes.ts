import * as contract from '@naungan/api/health';
import { DEFAULT_BIRTH_DATE } from '@naungan/domain/dates';
import { BIRTH_DATE_MESSAGE } from '@naungan/domain/insured-form';
import { MESSAGES } from '@naungan/domain/messages';
import type { Module } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { guestOf } from '../guests/service.ts';
import { ageOfBirthDate, findPlan, plansForBirthDate } from './service.ts';

const refuseBirthDate = () =>
  refuse('INVALID', BIRTH_DATE_MESSAGE, [{ path: 'dob', message: BIRTH_DATE_MESSAGE }]);

/** Health plans [2 §7]: the list for a birth date, and one plan. */
export const plansModule: Module = async (app) => {
  route(app, contract.healthPlans, async ({ query, member, request, deps }) => {
    const guest = member ? null : await guestOf(deps, request);
    const viewer = { member: member !== null, guest };
    const page = await plansForBirthDate(
      deps.db,
      { productType: 'kesehatan', ...query },
      viewer,
      deps.clock(),
    );
    return { response: page ?? refuseBirthDate() };
  });

  route(app, contract.healthPlan, async ({ params, query, deps }) => {
    const { dob = DEFAULT_BIRTH_DATE } = query;
    if (ageOfBirthDate(dob, deps.clock()) === null) return refuseBirthDate();
    const health =
      (await findPlan(deps.db, 'kesehatan', params.id)) ?? refuse('NOT_FOUND', MESSAGES.plans.notFound);
    return { response: { health, birthDate: dob } };
  });
};
