import type { DeskRow } from '@naungan/api/desk-queues';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { subjectLabel } from './row-href.ts';

/** Returns the columns of the server's queues; `now` in milliseconds. */
export const rowColumns = (now: number): Column<DeskRow>[] => [
  {
    key: 'age',
    header: 'Menunggu',
    className: 'nu:w-24',
    cell: ({ since }) => <AgeBadge since={since} now={now} />,
  },
  {
    key: 'number',
    header: 'Nomor',
    className: 'nu:tabular nu:whitespace-nowrap nu:font-semibold',
    cell: ({ number, subject }) => number || subjectLabel(subject),
  },
  {
    key: 'title',
    header: 'Nama',
    cell: ({ title, text }) => (
      <>
        <span className="nu:line-clamp-1 nu:font-semibold">{title || '–'}</span>
        {text && <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{text}</span>}
      </>
    ),
  },
  {
    key: 'insurer',
    header: 'Asuransi',
    className: 'nu:max-xl:hidden nu:text-muted',
    cell: ({ insurer }) => insurer ?? '–',
  },
  {
    key: 'status',
    header: 'Status',
    className: 'nu:w-px',
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  {
    key: 'owner',
    header: 'Petugas',
    className: 'nu:max-lg:hidden',
    cell: ({ owner }) => owner?.fullName ?? <span className="nu:text-muted">Belum ada</span>,
  },
];
