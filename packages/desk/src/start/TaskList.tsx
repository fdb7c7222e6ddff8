import type { DeskRow } from '@naungan/api/desk-queues';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import { cx } from '../parts/cx.ts';
import { DueDate } from '../parts/DueDate.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { rowHref, subjectLabel } from '../queues/row-href.ts';

export type TaskListProps = {
  title: string;
  rows: readonly DeskRow[];
  /** Shown in place of an empty list. */
  empty?: string;
  /** `quiet`: for records that need nothing now. */
  variant?: 'default' | 'quiet';
  /** The current time in milliseconds. */
  now: number;
};

function Task({ row, now }: { row: DeskRow; now: number }) {
  const { subject, number, title, text, status, since, due, owner } = row;
  return (
    <a
      data-row=""
      href={rowHref(row)}
      className="nu:flex nu:items-center nu:gap-3 nu:border-s-3 nu:border-s-transparent nu:px-4 nu:py-2 nu:text-sm nu:-outline-offset-2 nu:hover:bg-paper nu:focus:border-s-brand nu:focus:bg-brand-tint"
    >
      <span className="nu:w-32 nu:shrink-0">
        <AgeBadge since={since} now={now} isNamed />
        {due && <DueDate day={due} now={now} />}
      </span>
      <span className="nu:min-w-0 nu:flex-1">
        <span className="nu:flex nu:min-w-0 nu:gap-x-2">
          <span className="nu:tabular nu:shrink-0 nu:font-semibold">
            {number && <span className="nu:sr-only">{subjectLabel(subject)} </span>}
            {number || subjectLabel(subject)}
          </span>
          <span className="nu:truncate nu:font-semibold">{title}</span>
        </span>
        <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{text}</span>
      </span>
      {owner === null && (
        <span className="nu:shrink-0 nu:text-xs nu:text-muted nu:max-lg:hidden">Belum ada petugas</span>
      )}
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
    </a>
  );
}

/** Records that wait for a person, as links. */
export function TaskList({ title, rows, empty, variant = 'default', now }: TaskListProps) {
  return (
    <section
      aria-label={title}
      data-variant={variant}
      className={cx(
        'nu:rounded-card nu:border nu:border-line',
        variant === 'quiet' ? 'nu:bg-paper' : 'nu:bg-surface',
      )}
    >
      <h2 className="nu:flex nu:items-center nu:gap-2 nu:border-b nu:border-line nu:px-4 nu:py-2.5 nu:text-sm nu:font-bold">
        {title}
        <span className="nu:tabular nu:font-semibold nu:text-muted">{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="nu:px-4 nu:py-5 nu:text-sm nu:text-muted">{empty}</p>
      ) : (
        <ul className="nu:divide-y nu:divide-line/70">
          {rows.map((row) => (
            <li key={`${row.subject}:${row.id}`}>
              <Task row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
