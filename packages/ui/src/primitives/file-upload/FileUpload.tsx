import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type RefObject, useId, useRef } from 'react';
import { useMessages } from '../host/messages.ts';
import { FileRow } from './FileRow.tsx';
import type { UploadedFile, UploadStatus } from './file-text.ts';
import type { FileCheck } from './find-file-problem.ts';
import { fileUploadMessages } from './messages.ts';
import { type FileInputProps, PickerFrame } from './PickerFrame.tsx';
import { useChosenFile } from './use-chosen-file.ts';

export type FileUploadProps = FileInputProps & {
  /** The required document: its name, accepted types and maximum size. */
  spec: AttachmentSpec;
  /** Whether there is a button that opens a phone's camera. */
  camera?: boolean | undefined;
  /** Replaces the check against `spec`, with its messages. */
  check?: FileCheck | undefined;
  /** The chosen file; `null` if none is chosen. */
  value?: UploadedFile | null;
  /**
   * Called with a file that passes the check. A picture may have been made smaller or converted to JPEG; the
   * field then displays a note.
   */
  onSelect: (file: File) => void;
  /**
   * Called when the file is removed. Without this function there is no 'Hapus' button, and a file can only be
   * replaced.
   */
  onRemove?: () => void;
  /** Called with the reason why the last file was rejected; `null` after another choice or a removal. */
  onRejection?: (message: string | null) => void;
  /** Called when the preparation of a picture starts and ends. `onSelect` gets the result. */
  onPreparing?: (file: File, isPreparing: boolean) => void;
  /**
   * A ref that stores the last chosen file. It is needed for a field that may unmount while its picture is prepared.
   */
  latestFile?: RefObject<File | null> | undefined;
  /** Progress of the upload from 0 to 1, while `status` is `sending`. */
  progress?: number | undefined;
  /** Status of the upload. */
  status?: UploadStatus | undefined;
  /** The reason why the file must be replaced. */
  error?: string | undefined;
  /**
   * Called by the button 'Coba lagi', which is shown while `status` is `failed`. Omit it if a retry cannot
   * help.
   */
  onRetry?: (() => void) | undefined;
  /** Whether the field only displays the file and accepts no other. */
  disabled?: boolean;
};

/** A field for one file. The customer chooses, drops or photographs the file, and can replace or remove it. */
export function FileUpload({
  id,
  spec,
  camera,
  check,
  value,
  onSelect,
  onRemove,
  onRejection,
  onPreparing,
  latestFile,
  progress,
  status,
  error,
  onRetry,
  disabled = false,
  messages,
  ...rest
}: FileUploadProps) {
  const texts = useMessages('FileUpload', fileUploadMessages, messages);
  const generatedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const listeners = { onSelect, onRejection, onPreparing };
  const { rejection, isPreparing, note, select, clear } = useChosenFile(spec, listeners, {
    latestFile,
    check,
    messages: texts,
  });

  function handleFiles(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !disabled) select(file);
  }

  function handleRemove() {
    clear();
    onRemove?.();
    input.current?.focus();
  }

  return (
    <PickerFrame
      {...rest}
      messages={messages}
      id={id ?? generatedId}
      spec={spec}
      status={status}
      picker={{ label: texts.choose, disabled, className: value != null && 'nu:sr-only' }}
      camera={camera && !value && !disabled}
      onFiles={handleFiles}
      note={isPreparing ? texts.preparing : value && note}
      error={rejection ?? error}
      input={input}
    >
      {value && (
        <FileRow
          name={spec.name}
          messages={messages}
          file={value}
          status={status}
          progress={progress}
          onRetry={onRetry}
          onReplace={disabled ? undefined : () => input.current?.click()}
          onRemove={disabled || !onRemove ? undefined : handleRemove}
        />
      )}
    </PickerFrame>
  );
}
