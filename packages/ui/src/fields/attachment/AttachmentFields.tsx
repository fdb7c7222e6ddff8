import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { RefObject } from 'react';
import { type FieldMessages, fieldId } from '../../flow/problems/problems.ts';
import { FileUpload } from '../../primitives/file-upload/index.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { OfflineNote } from './OfflineNote.tsx';
import type { UploadState } from './upload-file.ts';
import type { FileUploads } from './use-file-uploads.ts';
import { useObjectUrl } from './use-object-url.ts';

export type AttachmentFieldsProps = {
  specs: readonly AttachmentSpec[];
  files: AttachmentFiles;
  /**
   * Changes the files as they are then: a picture takes a moment to prepare, in which others are chosen, or the step is
   * left.
   */
  onChange: (change: (files: AttachmentFiles) => AttachmentFiles) => void;
  /** By 'files.{code}'. */
  errors: FieldMessages;
  /** How far each file is, where files are sent ahead: see `useFileUploads`. */
  uploads?: Pick<FileUploads, 'states' | 'retry' | 'refuse' | 'prepare' | 'latest'> | undefined;
};

/** One upload a document. Without `uploads` the files stay on the device until the order is sent. */
export function AttachmentFields({ specs, files, onChange, errors, uploads }: AttachmentFieldsProps) {
  function remove(code: string) {
    onChange((now) => Object.fromEntries(Object.entries(now).filter(([other]) => other !== code)));
  }
  const waiting = specs.some(({ code }) =>
    ['waiting', 'sending'].includes(uploads?.states[code]?.state ?? ''),
  );
  return (
    <div className="nu:grid nu:gap-6">
      {waiting && <OfflineNote />}
      {specs.map((spec) => (
        <AttachmentField
          key={spec.code}
          spec={spec}
          file={files[spec.code]}
          error={errors[`files.${spec.code}`]}
          upload={uploads?.states[spec.code]}
          onRetry={() => uploads?.retry(spec.code)}
          onRefusal={(message) => uploads?.refuse(spec.code, message)}
          onPreparing={(file, preparing) => uploads?.prepare(spec.code, file, preparing)}
          latest={uploads?.latest(spec.code)}
          onSelect={(file) => onChange((now) => ({ ...now, [spec.code]: file }))}
          onRemove={() => remove(spec.code)}
        />
      ))}
      {specs.length === 0 && <p className="nu:text-muted">Produk ini tidak memerlukan lampiran.</p>}
    </div>
  );
}

type AttachmentFieldProps = {
  spec: AttachmentSpec;
  file: File | undefined;
  error: string | undefined;
  upload: UploadState | undefined;
  onRetry: () => void;
  onRefusal: (message: string | null) => void;
  onPreparing: (file: File, preparing: boolean) => void;
  latest: RefObject<File | null> | undefined;
  onSelect: (file: File) => void;
  onRemove: () => void;
};

function AttachmentField({ spec, file, error, upload, onRetry, ...rest }: AttachmentFieldProps) {
  const url = useObjectUrl(file);
  const value = file && { name: file.name, size: file.size, type: file.type, ...(url && { url }) };
  const failure = upload?.state === 'failed' ? upload : undefined;
  return (
    <FileUpload
      {...rest}
      id={fieldId(`files.${spec.code}`)}
      spec={spec}
      value={value ?? null}
      status={upload?.state}
      progress={upload?.state === 'sending' ? upload.progress : undefined}
      // The field ends it with its own mark.
      error={error ?? failure?.error.message.replace(/[.]$/, '')}
      onRetry={failure?.refused ? undefined : onRetry}
    />
  );
}
