import { formatDateTime } from '@naungan/domain/dates';

export type HistoryEntry = {
  at: string;
  /** 'Baru → Disetujui'. */
  text: string;
  actor: string;
  reason: string | null;
};

/** The changes of a record, the newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <p className="nu:text-sm nu:text-muted">Belum ada riwayat.</p>;
  return (
    <ol className="nu:grid nu:gap-3 nu:text-sm nu:wrap-anywhere">
      {entries.map(({ at, text, actor, reason }, index) => (
        <li key={index} className="nu:border-s-2 nu:border-line nu:ps-3">
          <p className="nu:font-semibold">{text}</p>
          <p className="nu:text-xs nu:text-muted">
            <time dateTime={at}>{formatDateTime(at)}</time> · {actor}
          </p>
          {reason && <p className="nu:mt-0.5 nu:whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
