import { RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { FileName } from './FileName.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileStatus } from './FileStatus.tsx';
import { sizeText, type UploadedFile, type UploadStatus } from './file-text.ts';
import { fileUploadMessages } from './messages.ts';

export type FileRowProps = {
  /** The document's name, used in the names of the buttons. */
  name: string;
  file: UploadedFile;
  status: UploadStatus | undefined;
  progress: number | undefined;
  onRetry: (() => void) | undefined;
  onReplace: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  messages?: MessagesOf<'FileUpload'> | undefined;
};

/** A chosen file: thumbnail, name, upload status and actions. */
export function FileRow(props: FileRowProps) {
  const { name, file, status, progress, onRetry, onReplace, onRemove, messages } = props;
  const texts = useMessages('FileUpload', fileUploadMessages, messages);
  const isUploading = status === 'sending' || status === 'paused';
  return (
    <div className="nu:field-frame nu:overflow-hidden" data-invalid={status === 'failed' ? '' : undefined}>
      <div className="nu:flex nu:min-h-18 nu:flex-wrap nu:items-center nu:gap-x-1 nu:gap-y-2 nu:p-2 nu:ps-3 nu:@tablet:flex-nowrap">
        <FilePreview file={file} />
        <div className="nu:min-w-0 nu:flex-1 nu:ps-2">
          <FileName file={file} newTabText={texts.newTab} />
          <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-2.5 nu:gap-y-1">
            {file.size !== undefined && (
              <span className="nu:tabular nu:text-sm nu:text-muted">{sizeText(file.size)}</span>
            )}
            <FileStatus status={status} progress={progress} messages={texts} />
          </div>
        </div>
        {onReplace && !isUploading && (
          <IconButton label={texts.replace(name)} onClick={onReplace}>
            <RefreshCw aria-hidden="true" size={18} />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={texts.remove(name)} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        )}
        {status === 'failed' && onRetry && (
          <Button
            variant="secondary"
            size="sm"
            className="nu:w-full nu:@tablet:ms-1 nu:@tablet:w-auto"
            iconStart={<RotateCw aria-hidden="true" size={18} />}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )}
      </div>
      {isUploading && (
        <progress
          value={progress ?? 0}
          max={1}
          aria-label={texts.progress(name)}
          className="nu:block nu:h-1 nu:w-full nu:appearance-none nu:bg-line nu:[&::-moz-progress-bar]:bg-brand nu:[&::-webkit-progress-bar]:bg-line nu:[&::-webkit-progress-value]:bg-brand"
        />
      )}
    </div>
  );
}
