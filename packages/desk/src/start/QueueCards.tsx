import type { DeskStart } from '@naungan/api/desk-queues';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import { QUEUE_LABELS } from '../queues/queue-labels.ts';
import { QUEUE_PATHS } from '../queues/queue-paths.ts';
import { routeHref } from '../routing/route.ts';

const countFormat = new Intl.NumberFormat('id-ID');

function QueueFacts({ queue, count, mine, oldest, now }: DeskStart['queues'][number] & { now: number }) {
  return (
    <>
      <span className="nu:text-sm nu:font-semibold">{QUEUE_LABELS[queue]}</span>
      <span className="nu:tabular nu:text-2xl nu:font-bold">{countFormat.format(count)}</span>
      <span className="nu:flex nu:min-h-6 nu:flex-wrap nu:items-center nu:gap-1.5 nu:text-xs nu:text-muted">
        {oldest === null ? 'Tidak ada yang menunggu' : 'Terlama menunggu'}
        {oldest !== null && <AgeBadge since={oldest} now={now} />}
        {mine > 0 && <span>{countFormat.format(mine)} tugas Anda</span>}
      </span>
    </>
  );
}

export type QueueCardsProps = {
  queues: DeskStart['queues'];
  /** The current time in milliseconds. */
  now: number;
};

/** The size of each queue, and its longest wait. */
export function QueueCards({ queues, now }: QueueCardsProps) {
  return (
    <ul className="nu:grid nu:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] nu:gap-3">
      {queues.map((row) => (
        <li key={row.queue} className="nu:grid">
          <a
            href={routeHref(QUEUE_PATHS[row.queue])}
            className="nu:grid nu:content-start nu:gap-0.5 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:hover:border-control"
          >
            <QueueFacts {...row} now={now} />
          </a>
        </li>
      ))}
    </ul>
  );
}
