import type { PlanListQuery as ContractQuery, PlanPage } from '@naungan/api/lines/insured-person';
import { DEFAULT_BIRTH_DATE, isIsoDate, possibleAge, todayInJakarta } from '@naungan/domain/dates';
import { canSeeAllPlans, canSeePlan, GUEST_VISIBLE_PLANS, type Viewer } from '@naungan/domain/guest';
import { possibleDocuments } from '@naungan/domain/identity';
import { BIRTH_DATE_MESSAGE } from '@naungan/domain/insured';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { priceScale } from '@naungan/domain/premium';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { PersonLine } from './line.ts';
import type { PlanToStore } from './plan.ts';
import { documentsOfLine, listPlans, type PlacedPlan, planById } from './repository.ts';
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

/** Returns the row as this viewer may see it. A hidden row contains only its position, as part of its id [Q11]. */
const rowFor = (viewer: Viewer, { index, card }: PlacedPlan): PlanPage['rows'][number] =>
  canSeePlan(viewer, index) ? card : { blurred: true, _id: `hidden-${index}` };

async function pageOf(
  db: Db | Tx,
  productType: PersonLine,
  { dob: birthDate = DEFAULT_BIRTH_DATE, ...query }: ContractQuery,
  viewer: Viewer,
  now: Date,
): Promise<PlanPage> {
  const age = ageOf(birthDate, now);
  const visibleCount = canSeeAllPlans(viewer) ? null : GUEST_VISIBLE_PLANS;
  const { total, companies, rows, highestPrice } = await listPlans(
    db,
    { ...query, productType, age },
    visibleCount,
  );
  return {
    total,
    rows: rows.map((row) => rowFor(viewer, row)),
    totalPages: Math.ceil(total / query.size),
    currentPage: query.page,
    companies: companies.toSorted((a, b) => a.company_name.localeCompare(b.company_name)),
    birthDate,
    age,
    priceScale: highestPrice === null ? null : priceScale(highestPrice),
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
    list: (db: Db | Tx, query: ContractQuery, viewer: Viewer, now: Date) =>
      pageOf(db, productType, query, viewer, now),
    async show(db: Db | Tx, id: string, { dob }: { dob?: string | undefined }, now: Date) {
      const birthDate = dob ?? DEFAULT_BIRTH_DATE;
      // Only rejects an impossible date.
      ageOf(birthDate, now);
      const plan = isUuid(id) ? await planById(db, productType, id) : null;
      return plan && replyOf(plan, birthDate);
    },
    find: (db: Db | Tx, id: string) => planById(db, productType, id),
    documents: async (db: Db | Tx) => possibleDocuments(await documentsOfLine(db, productType)),
    seed: (tx: Tx) => addMissingPlans(tx, plans),
  };
}
