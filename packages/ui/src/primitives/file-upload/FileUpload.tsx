import { type AttachmentSpec, acceptedFiles } from '@naungan/domain/attachment';
import { Upload } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { FieldNotes } from '../field/Field.tsx';
import { FileRow } from './FileRow.tsx';
import { type UploadedFile, type UploadStatus, wantedText } from './file-text.ts';
import { useChosenFile } from './use-chosen-file.ts';

export type FileUploadProps = Omit<ComponentProps<'div'>, 'onSelect' | 'id'> & {
  /** Id of the file input. */
  id?: string;
  /** What document is asked for: its name, the kinds and the size that are taken. */
  spec: AttachmentSpec;
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
  disabled,
  className,
  ...rest
}: FileUploadProps) {
  const made = useId();
  const inputId = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const listeners = { onSelect, onRefusal, onPreparing };
  const { refusal, preparing, note, take: choose, forget } = useChosenFile(spec, listeners, latest);
  const message = refusal ?? error;

  function take(file: File | undefined) {
    setOver(false);
    if (file && !disabled) choose(file);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files?.[0]);
    // The same file can be chosen again after it was removed or refused.
    event.target.value = '';
  }

  function handleDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  function handleRemove() {
    forget();
    onRemove?.();
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger place to drop; the input inside does the same
    <div
      {...rest}
      className={cx('nu:min-w-0', className)}
      data-field=""
      data-status={status}
      data-invalid={message ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <p id={`${inputId}-label`} className="nu:text-[0.9375rem] nu:leading-6 nu:font-semibold">
        {spec.name}
        {!spec.required && <span className="nu:font-normal nu:text-muted"> (opsional)</span>}
      </p>
      <p id={`${inputId}-hint`} className="nu:mb-2 nu:text-sm nu:text-muted">
        {wantedText(spec)}
      </p>
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
      <label
        data-over={over || undefined}
        data-invalid={message ? '' : undefined}
        className={cx(
          'nu:flex nu:min-h-18 nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-field nu:border-[1.5px] nu:border-dashed nu:border-field nu:bg-surface nu:px-4 nu:py-3 nu:text-center nu:font-semibold nu:text-brand',
          'nu:hover:border-brand nu:hover:bg-brand-tint nu:has-focus-visible:outline-2 nu:has-focus-visible:outline-offset-2 nu:has-focus-visible:outline-brand',
          'nu:has-disabled:pointer-events-none nu:has-disabled:opacity-50 nu:data-invalid:border-bad nu:data-over:border-brand nu:data-over:bg-brand-tint',
          value && 'nu:sr-only',
        )}
      >
        <Upload aria-hidden="true" size={20} className="nu:shrink-0" />
        <span>
          Pilih berkas{' '}
          <span className="nu:hidden nu:font-normal nu:text-muted nu:@tablet:inline">atau taruh di sini</span>
        </span>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={acceptedFiles(spec.extention)}
          disabled={disabled}
          aria-labelledby={`${inputId}-label`}
          aria-describedby={cx(message && `${inputId}-error`, `${inputId}-hint`)}
          aria-invalid={message ? true : undefined}
          onChange={handleChange}
          className="nu:sr-only"
        />
      </label>
      <p aria-live="polite" className="nu:text-sm nu:text-muted nu:not-empty:mt-1.5">
        {preparing ? 'Foto sedang disiapkan…' : value && note}
      </p>
      <FieldNotes id={inputId} error={message} />
    </div>
  );
}
