import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import type { Messages } from '../host/messages.ts';
import type { UploadStatus } from './file-text.ts';

const TONES: Record<UploadStatus, BadgeTone> = {
  waiting: 'neutral',
  sending: 'info',
  paused: 'warning',
  sent: 'success',
  failed: 'danger',
};

/** The status of an upload. The percentage is hidden from screen readers, because they would read every change. */
export function FileStatus({
  status,
  progress = 0,
  messages,
}: {
  status?: UploadStatus | undefined;
  progress?: number | undefined;
  messages: Messages['FileUpload'];
}) {
  return (
    <span role="status">
      {status && (
        <Badge tone={TONES[status]}>
          {messages[status]}
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
