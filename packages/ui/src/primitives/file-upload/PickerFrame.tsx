import { type AttachmentSpec, acceptedFiles } from '@naungan/domain/attachment';
import { Upload } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { type ControlProps, FieldNotes, isTrue, OptionalMark } from '../field/Field.tsx';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { CameraButton } from './CameraButton.tsx';
import { requirementText, type UploadStatus } from './file-text.ts';
import { fileUploadMessages } from './messages.ts';
import { pickerClass } from './picker-class.ts';

/** Native attributes of a file field: `className` and `style` of its root element, all others of its input. */
export type FileInputProps = Omit<
  ControlProps<'input'>,
  | 'accept'
  | 'children'
  | 'defaultValue'
  | 'disabled'
  | 'multiple'
  | 'onChange'
  | 'onSelect'
  | 'type'
  | 'value'
> & {
  /** Replaces single texts of the component. */
  messages?: (MessagesOf<'FileUpload'> & MessagesOf<'Field'>) | undefined;
};

export type PickerFrameProps = FileInputProps & {
  /** Id of the file input. */
  id: string;
  spec: AttachmentSpec;
  /** Number of chosen files, shown after the requirements. */
  countText?: ReactNode;
  /** The label that opens the browser's file dialog; with `multiple` the dialog accepts several files. */
  picker: { label: string; multiple?: boolean; disabled?: boolean; className?: string | false };
  /** Whether no more files are accepted; the picker is then hidden. */
  full?: boolean;
  /** Whether there is a button that opens a phone's camera. */
  camera?: boolean | undefined;
  onFiles: (files: FileList | null) => void;
  /** Announced while a picture is prepared or after it was made smaller. */
  note: ReactNode;
  error: string | undefined;
  /** Status of the upload. */
  status?: UploadStatus | undefined;
  input?: RefObject<HTMLInputElement | null>;
  /** The chosen files. */
  children: ReactNode;
};

/** The frame that all file fields share: the document's name, its files, the pickers and the error. */
export function PickerFrame({
  id,
  spec,
  countText,
  picker,
  full = false,
  camera,
  onFiles,
  note,
  error,
  status,
  input,
  messages,
  className,
  style,
  children,
  ref,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid = error ? true : undefined,
  ...inputProps
}: PickerFrameProps) {
  const texts = useMessages('FileUpload', fileUploadMessages, messages);
  const { label, multiple = false, disabled = false, className: pickerClassName } = picker;
  const invalid = isTrue(ariaInvalid);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input ?? inputRef, ref);
  const root = { className: cx('nu:min-w-0', className), style };
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an additional drop area; the input inside is accessible
    <div
      {...root}
      data-field=""
      data-status={status}
      data-invalid={invalid ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(!disabled && !full);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsDraggedOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <p id={`${id}-label`} className="nu:text-[0.9375rem] nu:leading-6 nu:font-semibold">
        {spec.name}
        {!spec.required && <OptionalMark messages={messages} />}
      </p>
      <p id={`${id}-hint`} className="nu:mb-2 nu:text-sm nu:text-muted">
        {spec.description && `${spec.description} `}
        {requirementText(spec, texts)}
        {countText && <span className="nu:font-semibold"> {countText}</span>}
      </p>
      {children}
      {!full && (
        <div className="nu:flex nu:flex-wrap nu:gap-2">
          {camera && <CameraButton spec={spec} onFiles={onFiles} messages={texts} />}
          <label
            data-over={isDraggedOver || undefined}
            data-invalid={invalid ? '' : undefined}
            className={cx(pickerClass, 'nu:flex-1', pickerClassName)}
          >
            <Upload aria-hidden="true" size={20} className="nu:shrink-0" />
            <span>
              {label}{' '}
              <span className="nu:hidden nu:font-normal nu:text-muted nu:@tablet:inline">{texts.drop}</span>
            </span>
            <input
              {...inputProps}
              ref={mergedRef}
              id={id}
              type="file"
              multiple={multiple}
              accept={acceptedFiles(spec.extention)}
              disabled={disabled}
              aria-labelledby={`${id}-label`}
              aria-describedby={cx(error && `${id}-error`, `${id}-hint`, describedBy)}
              aria-invalid={invalid || undefined}
              onChange={(event) => {
                onFiles(event.target.files);
                // Allows the same file to be chosen again after it was removed or rejected.
                event.target.value = '';
              }}
              className="nu:sr-only"
            />
          </label>
        </div>
      )}
      <p aria-live="polite" className="nu:text-sm nu:text-muted nu:not-empty:mt-1.5">
        {note}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
