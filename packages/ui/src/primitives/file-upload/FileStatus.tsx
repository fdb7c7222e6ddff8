import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import type { UploadStatus } from './file-text.ts';

const BADGES: Record<UploadStatus, { tone: BadgeTone; text: string }> = {
  waiting: { tone: 'neutral', text: 'Menunggu' },
  // The same text as `waiting`, followed by the percentage.
  sending: { tone: 'info', text: 'Menunggu' },
  paused: { tone: 'warning', text: 'Terputus' },
  sent: { tone: 'success', text: 'Terkirim' },
  failed: { tone: 'danger', text: 'Gagal' },
};

/** The status of an upload. The percentage is hidden from screen readers, because they would read every change. */
export function FileStatus({
  status,
  progress = 0,
}: {
  status?: UploadStatus | undefined;
  progress?: number | undefined;
}) {
  return (
    <span role="status">
      {status && (
        <Badge tone={BADGES[status].tone}>
          {BADGES[status].text}
          {(status === 'sending' || status === 'paused') && (
            <span aria-hidden="true" className="nu:tabular">
              {Math.floor(progress * 100)}%
            </span>
          )}
        </Badge>
      )}
    </span>
  );
}
