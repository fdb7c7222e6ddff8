import { RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { FileName } from './FileName.tsx';
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
  return (
    <div className="field-frame overflow-hidden" data-invalid={status === 'failed' ? '' : undefined}>
      <div className="flex min-h-18 flex-wrap items-center gap-x-1 gap-y-2 p-2 ps-3 sm:flex-nowrap">
        <FilePreview file={file} />
        <div className="min-w-0 flex-1 ps-2">
          <FileName file={file} />
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {file.size !== undefined && (
              <span className="tabular text-sm text-muted">{sizeText(file.size)}</span>
            )}
            <FileStatus status={status} progress={progress} />
          </div>
        </div>
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
        {status === 'failed' && onRetry && (
          <Button
            variant="secondary"
            size="sm"
            className="w-full sm:ms-1 sm:w-auto"
            iconStart={<RotateCw aria-hidden="true" size={18} />}
            onClick={onRetry}
          >
            Coba lagi
          </Button>
        )}
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
