import * as health from '@naungan/api/health';
import * as accident from '@naungan/api/personal-accidents';
import type { PlanPage } from '@naungan/api/plans';
import { DEFAULT_BIRTH_DATE } from '@naungan/domain/dates';
import { BIRTH_DATE_MESSAGE } from '@naungan/domain/insured';
import type { ProductType } from '@naungan/domain/lines';
import type { Plan } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { defineModule } from '../../core/module.ts';
import { type Call, route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { guestOf } from '../guests/service.ts';
import { ageOfBirthDate, findPlan, plansForBirthDate } from './service.ts';

const refuseBirthDate = () =>
  refuse('INVALID', BIRTH_DATE_MESSAGE, [{ path: 'dob', message: BIRTH_DATE_MESSAGE }]);

type ListCall = Pick<Call<typeof health.healthPlans>, 'query' | 'member' | 'request' | 'deps'>;
type PlanCall = Pick<Call<typeof health.healthPlan>, 'params' | 'query' | 'deps'>;

/** A page of a line's plans for the birth date, as who asks may see it. */
async function pageOf(
  productType: ProductType,
  { query, member, request, deps }: ListCall,
): Promise<PlanPage> {
  const guest = member ? null : await guestOf(deps, request);
  const viewer = { member: member !== null, guest };
  const page = await plansForBirthDate(deps.db, { productType, ...query }, viewer, deps.clock());
  return page ?? refuseBirthDate();
}

/** A plan of a line, and the birth date that it was asked for. */
async function planOf(
  productType: ProductType,
  { params, query, deps }: PlanCall,
): Promise<{ plan: Plan; birthDate: string }> {
  const { dob: birthDate = DEFAULT_BIRTH_DATE } = query;
  if (ageOfBirthDate(birthDate, deps.clock()) === null) return refuseBirthDate();
  const plan = await findPlan(deps.db, productType, params.id);
  return { plan: plan ?? refuse('NOT_FOUND', MESSAGES.plans.notFound), birthDate };
}

/** Plans of the lines that are sold by date of birth [2 §7]: lists, and one plan. */
export const plansModule = defineModule({
  name: 'plans',
  async routes(app) {
    route(app, health.healthPlans, async (call) => ({ response: await pageOf('kesehatan', call) }));
    route(app, accident.personalAccidents, async (call) => ({
      response: await pageOf('kecelakaandiri', call),
    }));

    route(app, health.healthPlan, async (call) => {
      const { plan, birthDate } = await planOf('kesehatan', call);
      return { response: { health: plan, birthDate } };
    });

    route(app, accident.personalAccident, async (call) => {
      const { plan, birthDate } = await planOf('kecelakaandiri', call);
      const { benefits, ...product } = plan;
      return { response: { personalAccident: { product, benefits }, birthDate } };
    });
  },
});
