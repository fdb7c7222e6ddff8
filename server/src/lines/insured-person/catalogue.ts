import type { PlanListQuery as ContractQuery, PlanPage } from '@naungan/api/lines/insured-person';
import {
  DEFAULT_BIRTH_DATE,
  type IsoDate,
  isIsoDate,
  possibleAge,
  todayInJakarta,
} from '@naungan/domain/dates';
import { type Viewer, visiblePlans } from '@naungan/domain/guest';
import { possibleDocuments } from '@naungan/domain/identity';
import { BIRTH_DATE_MESSAGE } from '@naungan/domain/insured';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { priceScale } from '@naungan/domain/premium';
import { ageTariffOf } from '@naungan/domain/tariff-change';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CatalogueDeps } from '../line.ts';
import { offerPrices } from '../product-list/offer-prices.ts';
import { productPage, rowsWithCards } from '../product-list/product-page.ts';
import type { PersonLine } from './line.ts';
import type { PlanToStore } from './plan.ts';
import { PERSON_PLANS, premiumAt } from './plans-repository.ts';
import { personExamples } from './price-examples.ts';
import { changedPersonPlan, documentsOfLine, planById } from './repository.ts';
import { addMissingPlans } from './store-repository.ts';

const throwBirthDateProblem = () =>
  throwProblem('INVALID', BIRTH_DATE_MESSAGE, [{ path: 'dob', message: BIRTH_DATE_MESSAGE }]);

/**
 * Returns the age in whole years on today's date in Jakarta.
 * @throws ApiProblem INVALID for an impossible date, a future date, or a date more than 150 years ago
 */
function ageOf(birthDate: string, now: Date): number {
  const age = isIsoDate(birthDate) ? possibleAge(birthDate, todayInJakarta(now)) : null;
  return age ?? throwBirthDateProblem();
}

async function pageOf(
  { snapshots }: CatalogueDeps,
  line: PersonLine,
  { dob: birthDate = DEFAULT_BIRTH_DATE, ...filters }: ContractQuery,
  viewer: Viewer,
  now: Date,
): Promise<PlanPage> {
  const age = ageOf(birthDate, now);
  const plans = (await snapshots.get(PERSON_PLANS[line])).on(todayInJakarta(now));
  const prices = offerPrices(plans, String(age), (tariff) => premiumAt(tariff, age));
  const { total, totalPages, companies, rows } = productPage(plans, prices, filters, visiblePlans(viewer));
  return {
    total,
    rows: rowsWithCards(rows, ({ card, premium }) => ({ ...card, premium })),
    totalPages,
    currentPage: filters.page,
    companies,
    birthDate,
    age,
    priceScale: prices.highestPrice === null ? null : priceScale(prices.highestPrice),
  };
}

/**
 * Returns the catalogue of a line that insures a person, searched by date of birth [2 §7]. `replyOf` returns
 * the reply for one plan.
 */
export function personCatalogue<Detail>(
  productType: PersonLine,
  plans: PlanToStore[],
  replyOf: (plan: PersonPlan, birthDate: string) => Detail,
) {
  return {
    list: (deps: CatalogueDeps, query: ContractQuery, viewer: Viewer, now: Date) =>
      pageOf(deps, productType, query, viewer, now),
    async show({ db }: CatalogueDeps, id: string, { dob }: { dob?: string | undefined }, now: Date) {
      const birthDate = dob ?? DEFAULT_BIRTH_DATE;
      // Called only to reject an impossible date.
      ageOf(birthDate, now);
      const plan = isUuid(id) ? await planById(db, productType, id, todayInJakarta(now)) : null;
      return plan && replyOf(plan, birthDate);
    },
    find: (db: Db | Tx, id: string, day: IsoDate) => planById(db, productType, id, day),
    documents: async (db: Db | Tx) => possibleDocuments(await documentsOfLine(db, productType)),
    tariff: {
      read: (db: Db | Tx, id: string) => planById(db, productType, id, null),
      valuesOf: ageTariffOf,
      withValues: changedPersonPlan,
      examples: (_deps: CatalogueDeps, plan: PersonPlan) => personExamples(plan),
    },
    seed: (tx: Tx) => addMissingPlans(tx, plans),
  };
}
