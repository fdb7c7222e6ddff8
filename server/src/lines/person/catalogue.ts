import type { PlanListQuery as Asked, PlanPage } from '@naungan/api/lines/person';
import { DEFAULT_BIRTH_DATE, isIsoDate, possibleAge, todayInJakarta } from '@naungan/domain/dates';
import { GUEST_VISIBLE_PLANS, seesAllPlans, seesPlan, type Viewer } from '@naungan/domain/guest';
import { possibleDocuments } from '@naungan/domain/identity';
import { BIRTH_DATE_MESSAGE } from '@naungan/domain/insured';
import type { PersonPlan } from '@naungan/domain/lines/person/record';
import { priceScale } from '@naungan/domain/premium';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { refuse } from '../../problem.ts';
import type { PersonLine } from './line.ts';
import type { PlanToStore } from './plan.ts';
import { documentsOfLine, listPlans, type PlacedPlan, planById } from './repository.ts';
import { addMissingPlans } from './store-repository.ts';

const refuseBirthDate = () =>
  refuse('INVALID', BIRTH_DATE_MESSAGE, [{ path: 'dob', message: BIRTH_DATE_MESSAGE }]);

/**
 * Whole years on today's date in Jakarta.
 * @throws Problem INVALID for a date that is none, lies ahead or 150 years back
 */
function ageOf(birthDate: string, now: Date): number {
  const age = isIsoDate(birthDate) ? possibleAge(birthDate, todayInJakarta(now)) : null;
  return age ?? refuseBirthDate();
}

/** A withheld row says nothing but that there is one: its id is its place in the list [Q11]. */
const rowFor = (viewer: Viewer, { index, card }: PlacedPlan): PlanPage['rows'][number] =>
  seesPlan(viewer, index) ? card : { blurred: true, _id: `hidden-${index}` };

async function pageOf(
  db: Db | Tx,
  productType: PersonLine,
  { dob: birthDate = DEFAULT_BIRTH_DATE, ...query }: Asked,
  viewer: Viewer,
  now: Date,
): Promise<PlanPage> {
  const age = ageOf(birthDate, now);
  const visible = seesAllPlans(viewer) ? null : GUEST_VISIBLE_PLANS;
  const { total, companies, rows, dearest } = await listPlans(db, { ...query, productType, age }, visible);
  return {
    total,
    rows: rows.map((row) => rowFor(viewer, row)),
    totalPages: Math.ceil(total / query.size),
    currentPage: query.page,
    companies: companies.toSorted((a, b) => a.company_name.localeCompare(b.company_name)),
    birthDate,
    age,
    priceScale: dearest === null ? null : priceScale(dearest),
  };
}

/** The plans of a line for a person, found by date of birth [2 §7]; a line says how one is shown. */
export function personCatalogue<Shown>(
  productType: PersonLine,
  plans: PlanToStore[],
  shown: (plan: PersonPlan, birthDate: string) => Shown,
) {
  return {
    list: (db: Db | Tx, query: Asked, viewer: Viewer, now: Date) =>
      pageOf(db, productType, query, viewer, now),
    async show(db: Db | Tx, id: string, { dob }: { dob?: string | undefined }, now: Date) {
      const birthDate = dob ?? DEFAULT_BIRTH_DATE;
      ageOf(birthDate, now);
      const plan = isUuid(id) ? await planById(db, productType, id) : null;
      return plan && shown(plan, birthDate);
    },
    find: (db: Db | Tx, id: string) => planById(db, productType, id),
    documents: async (db: Db | Tx) => possibleDocuments(await documentsOfLine(db, productType)),
    seed: (tx: Tx) => addMissingPlans(tx, plans),
  };
}
