import type { DeskProduct, PlanChange, PlanChangeStatus } from '@naungan/api/desk-catalogue';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { hasPermission } from '@naungan/domain/desk-roles';
import { earliestTariffDay, isValidOn } from '@naungan/domain/tariff-change';
import { tariffValues } from '@naungan/domain/tariff-change/record';
import { throwProblem } from '../../api-problem.ts';
import { versionOf } from '../../core/record-history.ts';
import type { Deps, Session } from '../../deps.ts';
import { fullNames } from '../accounts/service.ts';
import { isApprover, tariffRecord } from './changes.ts';
import { findProduct, listChanges, type PlanChangeRow, type ProductRow } from './repository.ts';
import { tariffOn } from './tariffs.ts';

type Context = { today: IsoDate; rows: readonly PlanChangeRow[] };

const isEffective = ({ outcome, endedAt }: PlanChangeRow) => outcome === 'active' && endedAt === null;

/** Returns whether a change without a last day has ended because another one started. */
const isReplaced = (row: PlanChangeRow, { today, rows }: Context): boolean =>
  row.validUntil === null &&
  rows.some(
    (other) =>
      other.kind === row.kind &&
      isEffective(other) &&
      other.validUntil === null &&
      isValidOn(other, today) &&
      (other.validFrom > row.validFrom || (other.validFrom === row.validFrom && other.number > row.number)),
  );

function statusOf(row: PlanChangeRow, context: Context): PlanChangeStatus {
  if (row.outcome !== 'active') return row.outcome;
  if (row.endedAt !== null) return 'ended';
  if (row.validFrom > context.today) return 'planned';
  return isValidOn(row, context.today) && !isReplaced(row, context) ? 'running' : 'over';
}

/** Returns all changes of a product as a person at the desk sees them, the newest first. */
async function describeChanges(deps: Deps, session: Session, planId: string): Promise<PlanChange[]> {
  const { db, clock } = deps;
  const rows = await listChanges(db, planId);
  const today = todayInJakarta(clock());
  const version = await versionOf(db, tariffRecord(planId));
  const names = await fullNames(
    db,
    rows.flatMap(({ proposedBy, decidedBy, endedBy }) =>
      [proposedBy, decidedBy, endedBy].filter((id) => id !== null),
    ),
  );
  const staffOf = (id: string | null) => (id === null ? null : { id, fullName: names.get(id) ?? '' });
  const mayDecide = isApprover(session);
  const { roles, insurerId, userId } = session;
  const mayEdit = hasPermission({ roles, isInsurerStaff: insurerId !== null }, 'catalogue.edit');
  return rows.map((row): PlanChange => {
    const status = statusOf(row, { today, rows });
    const isOwn = row.proposedBy === userId;
    const isOutdated =
      status === 'waiting' && (row.baseVersion !== version || row.validFrom < earliestTariffDay(today));
    const isOpen = status === 'planned' || status === 'running';
    return {
      id: row.id,
      kind: row.kind,
      status,
      sale: row.sale,
      tariff: row.tariff === null ? null : tariffValues.parse(row.tariff),
      validFrom: row.validFrom,
      validUntil: row.validUntil,
      reason: row.reason,
      proposedBy: { id: row.proposedBy, fullName: names.get(row.proposedBy) ?? '' },
      proposedAt: row.proposedAt.toISOString(),
      decidedBy: staffOf(row.decidedBy),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionReason: row.decisionReason,
      endedBy: staffOf(row.endedBy),
      endedAt: row.endedAt?.toISOString() ?? null,
      endReason: row.endReason,
      isOutdated,
      mayApprove: status === 'waiting' && mayDecide && !isOwn && !isOutdated,
      mayReject: status === 'waiting' && (mayDecide || (isOwn && mayEdit)),
      mayEnd: row.kind === 'sale' ? isOpen && mayEdit : status === 'planned' && mayDecide,
    };
  });
}

/** Returns one change of a product. */
export async function describeChange(deps: Deps, session: Session, row: PlanChangeRow): Promise<PlanChange> {
  const changes = await describeChanges(deps, session, row.planId);
  return changes.find(({ id }) => id === row.id) ?? throwProblem('NOT_FOUND');
}

/** Returns a product without the fields that only the server uses. */
export const describeRow = ({
  active: _active,
  transactionType: _type,
  logoProduct: _logo,
  ...row
}: ProductRow) => row;

/** Returns a product with its changes. @throws ApiProblem NOT_FOUND */
export async function describeProduct(deps: Deps, session: Session, id: string): Promise<DeskProduct> {
  const today = todayInJakarta(deps.clock());
  const row = (await findProduct(deps.db, session, id, today)) ?? throwProblem('NOT_FOUND');
  return {
    ...describeRow(row),
    today,
    earliestTariffDay: earliestTariffDay(today),
    tariff: await tariffOn(deps.db, row, today),
    tariffVersion: await versionOf(deps.db, tariffRecord(id)),
    changes: await describeChanges(deps, session, id),
  };
}
