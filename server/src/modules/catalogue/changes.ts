import type { deskChangeSale, deskProposeTariff } from '@naungan/api/desk-catalogue';
import { addDays, formatDate, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { hasPermission } from '@naungan/domain/desk-roles';
import {
  earliestTariffDay,
  type FieldProblem,
  isOverlapping,
  saleOn,
  tariffProblems,
  type Validity,
  validityProblems,
} from '@naungan/domain/tariff-change';
import type { z } from 'zod';
import { throwProblem } from '../../api-problem.ts';
import { requireVersion, versionOf } from '../../core/record-history.ts';
import { requireSecondPerson } from '../../core/second-person.ts';
import type { Tx } from '../../db/client.ts';
import { addJournalEntry } from '../../db/journal.ts';
import type { Deps, Session } from '../../deps.ts';
import { baseSale, changesOfPlans } from '../../lines/plan-changes-repository.ts';
import {
  findChange,
  findProduct,
  insertChange,
  listChanges,
  lockProduct,
  type PlanChangeRow,
  type ProductRow,
  updateChange,
} from './repository.ts';
import { tariffOn } from './tariffs.ts';

const DECIDED_MESSAGE = 'Usulan ini sudah diputuskan';
const OWN_PROPOSAL_MESSAGE = 'Tarif yang Anda usulkan harus disetujui orang lain';
const NOT_YOURS_MESSAGE = 'Hanya pengusul atau supervisor yang dapat menutup usulan ini';
const OVER_MESSAGE = 'Perubahan ini sudah berakhir';
const STARTED_MESSAGE = 'Tarif yang sudah berlaku hanya dapat diganti dengan usulan tarif baru';
const SUPERVISOR_MESSAGE = 'Tarif yang sudah disetujui hanya dapat dibatalkan supervisor';
const SAME_SALE_MESSAGE = 'Produk sudah dijual dengan cara ini pada tanggal tersebut';

/** The record of the journal whose version is the version of a product's tariff. */
export const tariffRecord = (planId: string) => ({ subject: 'tariff', id: planId });

/** Returns whether a person may decide on tariffs. */
export const isApprover = ({ roles, insurerId }: Pick<Session, 'roles' | 'insurerId'>): boolean =>
  hasPermission({ roles, isInsurerStaff: insurerId !== null }, 'catalogue.approve');

/** @throws ApiProblem INVALID with a message for each field */
function requireNoProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0)
    throwProblem('INVALID', problems.length === 1 ? problems[0]?.message : undefined, [...problems]);
}

const periodText = ({ validFrom, validUntil }: Validity) =>
  validUntil === null
    ? `mulai ${formatDate(validFrom)}`
    : `${formatDate(validFrom)} sampai ${formatDate(validUntil)}`;

/** Returns a problem for each effective change of the same kind whose days overlap. */
async function overlapProblems(
  tx: Tx,
  {
    planId,
    kind,
    today,
    ...validity
  }: Validity & Pick<PlanChangeRow, 'planId' | 'kind'> & { today: IsoDate },
): Promise<FieldProblem[]> {
  const changes = await listChanges(tx, planId);
  // A decision about the sale of today replaces an earlier decision of the same day.
  const isReplaced = (other: Validity) =>
    kind === 'sale' && validity.validFrom === today && other.validFrom === today && other.validUntil === null;
  return changes
    .filter((other) => other.kind === kind && other.outcome === 'active' && other.endedAt === null)
    .filter((other) => isOverlapping(validity, other) && !isReplaced(other))
    .map((other) => ({
      path: 'validFrom',
      message: `Tanggalnya bertumpuk dengan perubahan ${periodText(other)}`,
    }));
}

/** Returns a product, locked until the transaction ends. @throws ApiProblem NOT_FOUND */
async function lockedProduct(tx: Tx, deps: Deps, session: Session, id: string): Promise<ProductRow> {
  const day = todayInJakarta(deps.clock());
  if (!(await findProduct(tx, session, id, day))) throwProblem('NOT_FOUND');
  await lockProduct(tx, id);
  return (await findProduct(tx, session, id, day)) ?? throwProblem('NOT_FOUND');
}

/** @throws ApiProblem CONFLICT with the tariffs that were approved or cancelled since `version` */
const requireTariffVersion = (tx: Tx, planId: string, version: number) =>
  requireVersion(tx, { ...tariffRecord(planId), status: 'active' }, version);

type TariffBody = z.output<typeof deskProposeTariff.body>;

/**
 * Stores a tariff that waits for a second person.
 * @throws ApiProblem NOT_FOUND, INVALID, CONFLICT
 */
export const proposeTariff = (
  deps: Deps,
  session: Session,
  id: string,
  { tariff, validFrom, validUntil, reason, version }: TariffBody,
): Promise<PlanChangeRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const today = todayInJakarta(now);
    const product = await lockedProduct(tx, deps, session, id);
    await requireTariffVersion(tx, id, version);
    const validity = { validFrom, validUntil };
    requireNoProblems([
      ...validityProblems(validity, { today, earliest: earliestTariffDay(today) }),
      ...tariffProblems(tariff, await tariffOn(tx, product, validFrom)),
    ]);
    requireNoProblems(await overlapProblems(tx, { ...validity, planId: id, kind: 'tariff', today }));
    return insertChange(tx, {
      planId: id,
      kind: 'tariff',
      outcome: 'waiting',
      tariff,
      ...validity,
      reason,
      baseVersion: version,
      proposedBy: session.userId,
      proposedAt: now,
    });
  });

/** Returns the waiting proposal, with its product locked. @throws ApiProblem NOT_FOUND, CONFLICT */
async function lockWaiting(tx: Tx, session: Session, id: string): Promise<PlanChangeRow> {
  const { planId } = (await findChange(tx, session, id)) ?? throwProblem('NOT_FOUND');
  await lockProduct(tx, planId);
  // Read again: another transaction may have decided while this one waited.
  const change = (await findChange(tx, session, id)) ?? throwProblem('NOT_FOUND');
  return change.outcome === 'waiting' ? change : throwProblem('CONFLICT', DECIDED_MESSAGE);
}

/** Adds a decision about a tariff to the journal, which makes other proposals outdated. */
const recordTariff = (
  tx: Tx,
  { userId }: Session,
  change: PlanChangeRow,
  { to, at, reason }: { to: 'approved' | 'cancelled'; at: Date; reason: string },
) =>
  addJournalEntry(tx, {
    subject: tariffRecord(change.planId).subject,
    subjectId: change.planId,
    from: to === 'approved' ? 'waiting' : 'approved',
    to,
    actor: `desk:${userId}`,
    reason: `${periodText(change)}: ${reason}`,
    at,
  });

/**
 * Approves a tariff that another person proposed.
 * @throws ApiProblem NOT_FOUND, FORBIDDEN for the proposer, CONFLICT, INVALID if its first day has passed
 */
export const approveTariff = (deps: Deps, session: Session, id: string): Promise<PlanChangeRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const today = todayInJakarta(now);
    const proposal = (await findChange(tx, session, id)) ?? throwProblem('NOT_FOUND');
    requireSecondPerson(proposal, session, OWN_PROPOSAL_MESSAGE);
    const change = await lockWaiting(tx, session, id);
    await requireTariffVersion(tx, change.planId, change.baseVersion);
    requireNoProblems(validityProblems(change, { today, earliest: earliestTariffDay(today) }));
    requireNoProblems(await overlapProblems(tx, { ...change, today }));
    await recordTariff(tx, session, change, { to: 'approved', at: now, reason: change.reason });
    return updateChange(tx, id, {
      outcome: 'active',
      decidedBy: session.userId,
      decidedAt: now,
      decisionReason: null,
    });
  });

type WithReason = { id: string; reason: string };

/** Refuses a proposed tariff. The proposer may withdraw it. @throws ApiProblem NOT_FOUND, FORBIDDEN, CONFLICT */
export const rejectTariff = (
  deps: Deps,
  session: Session,
  { id, reason }: WithReason,
): Promise<PlanChangeRow> =>
  deps.db.transaction(async (tx) => {
    const change = await lockWaiting(tx, session, id);
    if (change.proposedBy !== session.userId && !isApprover(session))
      throwProblem('FORBIDDEN', NOT_YOURS_MESSAGE);
    return updateChange(tx, id, {
      outcome: 'rejected',
      decidedBy: session.userId,
      decidedAt: deps.clock(),
      decisionReason: reason,
    });
  });

type SaleBody = z.output<typeof deskChangeSale.body>;

/** Changes how a product is sold, from its first day on. @throws ApiProblem NOT_FOUND, INVALID */
export const changeSale = (
  deps: Deps,
  session: Session,
  id: string,
  { sale, validFrom, validUntil, reason }: SaleBody,
): Promise<PlanChangeRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const today = todayInJakarta(now);
    const product = await lockedProduct(tx, deps, session, id);
    const validity = { validFrom, validUntil };
    const { sales = [] } = (await changesOfPlans(tx, [id])).get(id) ?? {};
    const isSame = saleOn(baseSale(product), sales, validFrom) === sale;
    requireNoProblems([
      ...validityProblems(validity, { today, earliest: today }),
      ...(isSame ? [{ path: 'sale', message: SAME_SALE_MESSAGE }] : []),
    ]);
    requireNoProblems(await overlapProblems(tx, { ...validity, planId: id, kind: 'sale', today }));
    return insertChange(tx, {
      planId: id,
      kind: 'sale',
      outcome: 'active',
      sale,
      ...validity,
      reason,
      baseVersion: await versionOf(tx, tariffRecord(id)),
      proposedBy: session.userId,
      proposedAt: now,
    });
  });

/**
 * Cancels a planned change, or ends a running change of how a product is sold: yesterday becomes its last day.
 * @throws ApiProblem NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const endChange = (deps: Deps, session: Session, { id, reason }: WithReason): Promise<PlanChangeRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const today = todayInJakarta(now);
    const { planId } = (await findChange(tx, session, id)) ?? throwProblem('NOT_FOUND');
    await lockProduct(tx, planId);
    const change = (await findChange(tx, session, id)) ?? throwProblem('NOT_FOUND');
    const { kind, outcome, endedAt, validFrom, validUntil } = change;
    if (kind === 'tariff' && !isApprover(session)) throwProblem('FORBIDDEN', SUPERVISOR_MESSAGE);
    if (outcome !== 'active' || endedAt !== null || (validUntil !== null && validUntil < today))
      throwProblem('CONFLICT', OVER_MESSAGE);
    if (kind === 'tariff' && validFrom <= today) throwProblem('CONFLICT', STARTED_MESSAGE);
    if (kind === 'tariff') await recordTariff(tx, session, change, { to: 'cancelled', at: now, reason });
    return updateChange(tx, id, {
      validUntil: addDays(today, -1),
      endedBy: session.userId,
      endedAt: now,
      endReason: reason,
    });
  });
