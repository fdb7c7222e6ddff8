import { RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileStatus } from './FileStatus.tsx';
import { sizeText, type UploadedFile, type UploadStatus } from './file-text.ts';

export type FileRowProps = {
  /** The document's name, for the names of the buttons. */
  name: string;
  file: UploadedFile;
  status: UploadStatus | undefined;
  progress: number | undefined;
  onRetry: (() => void) | undefined;
  onReplace: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** The chosen file: picture, name, how far it is, what can be done with it. */
export function FileRow({ name, file, status, progress, onRetry, onReplace, onRemove }: FileRowProps) {
  const title = <span className="block truncate font-semibold">{file.name}</span>;
  return (
    <div className="field-frame overflow-hidden" data-invalid={status === 'failed' ? '' : undefined}>
      <div className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 p-2 ps-3">
        <FilePreview file={file} />
        <div className="min-w-0 flex-[1_1_8rem]">
          {file.url ? (
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className="block underline decoration-line underline-offset-4 hover:text-brand hover:decoration-brand"
            >
              {title}
              <span className="sr-only"> (buka di tab baru)</span>
            </a>
          ) : (
            title
          )}
          {file.size !== undefined && (
            <span className="tabular text-sm text-muted">{sizeText(file.size)}</span>
          )}
        </div>
        <FileStatus status={status} progress={progress} />
        <div className="ms-auto flex items-center">
          {status === 'failed' && onRetry && (
            <Button
              variant="secondary"
              size="sm"
              iconStart={<RotateCw aria-hidden="true" size={18} />}
              onClick={onRetry}
            >
              Coba lagi
            </Button>
          )}
          {onReplace && status !== 'sending' && (
            <IconButton label={`Ganti ${name}`} onClick={onReplace}>
              <RefreshCw aria-hidden="true" size={18} />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={`Hapus ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          )}
        </div>
      </div>
      {status === 'sending' && (
        <progress
          value={progress ?? 0}
          max={1}
          aria-label={`Mengirim ${name}`}
          className="block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        />
      )}
    </div>
  );
}
