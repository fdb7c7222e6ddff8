import { type AttachmentSpec, maxFiles } from '@naungan/domain/attachment';
import { FilesPicker } from '../../primitives/file-upload/FilesPicker.tsx';
import type { FileCheck } from '../../primitives/file-upload/index.ts';
import { UploadedFileRow } from '../../primitives/file-upload/UploadedFileRow.tsx';
import type { ChosenFilesListeners } from '../../primitives/file-upload/use-chosen-files.ts';
import type { UploadState, UploadStates } from './upload-file.ts';
import { useObjectUrl } from './use-object-url.ts';

export type SeveralFilesProps = ChosenFilesListeners & {
  id: string;
  spec: AttachmentSpec;
  /** The chosen files, each with its slot. */
  files: readonly (readonly [slot: string, file: File])[];
  states: UploadStates;
  /** Returns why a file is rejected, or `null`. */
  check: FileCheck;
  /** The error for a choice of more files than accepted. */
  tooManyMessage: string;
  error?: string | undefined;
  camera?: boolean | undefined;
  onRetry: (slot: string) => void;
  onRemove: (slot: string) => void;
};

/**
 * The files of a document that needs several files [3 §5], chosen together or one by one. Each file is uploaded and
 * removed separately.
 */
export function SeveralFiles({ files, states, onRetry, onRemove, ...pickerProps }: SeveralFilesProps) {
  const { name } = pickerProps.spec;
  return (
    <FilesPicker
      {...pickerProps}
      count={files.length}
      remainingCount={maxFiles(pickerProps.spec) - files.length}
    >
      {files.map(([slot, file], index) => (
        <Row
          key={slot}
          name={`${name} ${index + 1}`}
          file={file}
          upload={states[slot]}
          onRetry={() => onRetry(slot)}
          onRemove={() => onRemove(slot)}
        />
      ))}
    </FilesPicker>
  );
}

type RowProps = {
  name: string;
  file: File;
  upload: UploadState | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

function Row({ name, file, upload, onRetry, onRemove }: RowProps) {
  const url = useObjectUrl(file);
  const failure = upload?.state === 'failed' ? upload : undefined;
  return (
    <UploadedFileRow
      name={name}
      file={{ name: file.name, size: file.size, type: file.type, url }}
      status={upload?.state}
      progress={upload && 'progress' in upload ? upload.progress : undefined}
      error={failure?.error.message}
      onRetry={failure?.isContentRejected ? undefined : onRetry}
      onRemove={onRemove}
    />
  );
}
