import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import { FileRow } from './FileRow.tsx';
import type { UploadedFile, UploadStatus } from './file-text.ts';
import type { FileCheck } from './judge-file.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useChosenFile } from './use-chosen-file.ts';

export type FileUploadProps = Omit<ComponentProps<'div'>, 'onSelect' | 'id'> & {
  /** Id of the file input. */
  id?: string;
  /** What document is asked for: its name, the kinds and the size that are taken. */
  spec: AttachmentSpec;
  /** A phone takes a photo right away, beside choosing a file. */
  camera?: boolean | undefined;
  /** Judges a chosen file where the spec's own messages are not the ones to show. */
  check?: FileCheck | undefined;
  /** The file that is there; `null` while there is none. */
  value?: UploadedFile | null;
  /**
   * Called with a file that fits the spec; one that does not is refused with the spec's own message. A picture may have
   * been made smaller or written as JPEG before: then it says so.
   */
  onSelect: (file: File) => void;
  /** 'Hapus'; without it a file can only be replaced. */
  onRemove?: () => void;
  /** Told why the last file was refused; `null` once that is over. */
  onRefusal?: (message: string | null) => void;
  /** Told when a picture is being prepared, and when no more; what became of it comes by `onSelect`. */
  onPreparing?: (file: File, preparing: boolean) => void;
  /** Where the last file chosen is remembered, when the field may be left while its picture is prepared. */
  latest?: RefObject<File | null> | undefined;
  /** 0 to 1, while `status` is `sending`. */
  progress?: number | undefined;
  /** Where the file is on its way to the server. */
  status?: UploadStatus | undefined;
  /** Why there has to be another file. */
  error?: string | undefined;
  /** 'Coba lagi' while `status` is `failed`; leave it out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Shows what is there, and takes nothing. */
  disabled?: boolean;
};

/** One document: chosen, dropped or taken with the camera, then sent, replaced or taken back. */
export function FileUpload({
  id,
  spec,
  camera,
  check,
  value,
  onSelect,
  onRemove,
  onRefusal,
  onPreparing,
  latest,
  progress,
  status,
  error,
  onRetry,
  disabled = false,
  className,
  ...rest
}: FileUploadProps) {
  const made = useId();
  const input = useRef<HTMLInputElement>(null);
  const listeners = { onSelect, onRefusal, onPreparing };
  const { refusal, preparing, note, take, forget } = useChosenFile(spec, listeners, latest, check);

  function handleTake(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !disabled) take(file);
  }

  function handleRemove() {
    forget();
    onRemove?.();
    input.current?.focus();
  }

  return (
    <PickerFrame
      {...rest}
      id={id ?? made}
      spec={spec}
      className={className}
      data-status={status}
      picker={{ label: 'Pilih berkas', disabled, className: value != null && 'nu:sr-only' }}
      camera={camera && !value && !disabled}
      onTake={handleTake}
      note={preparing ? 'Foto sedang disiapkan…' : value && note}
      error={refusal ?? error}
      input={input}
    >
      {value && (
        <FileRow
          name={spec.name}
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
