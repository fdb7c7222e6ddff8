import type { PlanPage } from '@naungan/api/plans';
import { DEFAULT_BIRTH_DATE, isIsoDate, possibleAge, todayInJakarta } from '@naungan/domain/dates';
import { GUEST_VISIBLE_PLANS, seesAllPlans, seesPlan, type Viewer } from '@naungan/domain/guest';
import type { Plan, PlanRow } from '@naungan/domain/lines/record';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { PlanListQuery } from './query-repository.ts';
import { documentsOfLine, listPlans, type PlacedPlan, planById } from './repository.ts';

/** A withheld row says nothing but that there is one: its id is its place in the list [Q11]. */
const rowFor = (viewer: Viewer, { index, card }: PlacedPlan): PlanRow =>
  seesPlan(viewer, index) ? card : { blurred: true, _id: `hidden-${index}` };

/** Whole years on today's date in Jakarta; null for a date that is none, lies ahead or 150 years back. */
export function ageOfBirthDate(dob: string, now: Date): number | null {
  return isIsoDate(dob) ? possibleAge(dob, todayInJakarta(now)) : null;
}

/** A page of the plans for a birth date, as this viewer may see it; null for an impossible birth date. */
export async function plansForBirthDate(
  db: Db | Tx,
  query: Omit<PlanListQuery, 'age'> & { dob?: string | undefined },
  viewer: Viewer,
  now: Date,
): Promise<PlanPage | null> {
  const { dob: birthDate = DEFAULT_BIRTH_DATE, ...rest } = query;
  const age = ageOfBirthDate(birthDate, now);
  if (age === null) return null;
  const visible = seesAllPlans(viewer) ? null : GUEST_VISIBLE_PLANS;
  const { total, companies, rows } = await listPlans(db, { ...rest, age }, visible);
  return {
    total,
    rows: rows.map((row) => rowFor(viewer, row)),
    totalPages: Math.ceil(total / query.size),
    currentPage: query.page,
    companies: companies.toSorted((a, b) => a.company_name.localeCompare(b.company_name)),
    birthDate,
    age,
  };
}

/** A plan that is sold, by id; null for an unknown, malformed or withdrawn one. */
export async function findPlan(db: Db | Tx, productType: string, id: string): Promise<Plan | null> {
  return isUuid(id) ? planById(db, productType, id) : null;
}

/**
 * What a file of this code must be, whichever plan of the line it is for: a code means the same kind of
 * document in all of them, and the widest limit counts. A file part of an upload is limited while it
 * arrives, maybe before the part that names the plan.
 */
export async function uploadSpecs(
  db: Db | Tx,
  productType: string,
): Promise<Map<string, Plan['attachments'][number]>> {
  const specs = new Map<string, Plan['attachments'][number]>();
  for (const spec of await documentsOfLine(db, productType)) {
    const other = specs.get(spec.code);
    if (!other || spec.limit > other.limit) specs.set(spec.code, spec);
  }
  return specs;
}
