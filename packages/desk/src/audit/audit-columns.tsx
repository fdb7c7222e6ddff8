import type { ListedAuditEntry } from '@naungan/api/desk-audit';
import { formatDateTime } from '@naungan/domain/dates';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { actionText, actorText, changeText, outcomeText, reasonText, recordOf } from './audit-facts.ts';
import { ACTOR_ROLE_LABELS } from './audit-labels.ts';
import { yesterdayHref } from './audit-query.ts';

function ActorCell({ entry, now, hasLink }: { entry: ListedAuditEntry; now: number; hasLink: boolean }) {
  const { actorId, actorName, actorRole } = entry;
  const name = actorText(entry);
  return (
    <>
      <span className="nu:line-clamp-2 nu:font-semibold">{name}</span>
      {actorId !== null && (
        <span className="nu:flex nu:flex-wrap nu:gap-x-2 nu:text-xs nu:text-muted">
          {ACTOR_ROLE_LABELS[actorRole] ?? actorRole}
          {hasLink && actorName !== null && (
            <span className="nu:relative nu:z-1">
              <TextLink href={yesterdayHref(actorId, now)} aria-label={`Kemarin: ${name}`}>
                Kemarin
              </TextLink>
            </span>
          )}
        </span>
      )}
    </>
  );
}

function ActionCell({ entry }: { entry: ListedAuditEntry }) {
  const outcome = outcomeText(entry);
  const details = [changeText(entry), reasonText(entry)].filter(Boolean).join('. ');
  return (
    <>
      <span className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-2 nu:gap-y-1">
        {actionText(entry)}
        {outcome && (
          <StatusBadge tone={entry.outcome === 'failed' ? 'danger' : 'warning'}>{outcome}</StatusBadge>
        )}
      </span>
      {details && <span className="nu:block nu:text-xs nu:text-muted">{details}</span>}
    </>
  );
}

function RecordCell({ entry }: { entry: ListedAuditEntry }) {
  const record = recordOf(entry);
  if (!record) return <span className="nu:text-muted">–</span>;
  return (
    <>
      <span className="nu:block nu:text-xs nu:text-muted">{record.kind}</span>
      <span className="nu:tabular nu:line-clamp-2 nu:min-w-36 nu:font-semibold nu:wrap-anywhere">
        {record.text}
      </span>
    </>
  );
}

/** Returns the columns of the audit log; `now` in milliseconds. `hasActorLinks`: each person has a link to yesterday. */
export const auditColumns =
  (hasActorLinks: boolean) =>
  (now: number): Column<ListedAuditEntry>[] => [
    {
      key: 'at',
      header: 'Waktu',
      className: 'nu:tabular nu:w-36',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      key: 'actor',
      header: 'Siapa',
      className: 'nu:min-w-36',
      cell: (entry) => <ActorCell entry={entry} now={now} hasLink={hasActorLinks} />,
    },
    { key: 'action', header: 'Tindakan', cell: (entry) => <ActionCell entry={entry} /> },
    { key: 'record', header: 'Data', cell: (entry) => <RecordCell entry={entry} /> },
    {
      key: 'address',
      header: 'Jaringan',
      className: 'nu:tabular nu:text-muted nu:max-xl:hidden',
      cell: ({ address }) => address ?? '–',
    },
  ];
