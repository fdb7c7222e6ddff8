import { type AttachmentSpec, maxFiles } from '@naungan/domain/attachment';
import { useRef } from 'react';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { FileUpload } from '../../primitives/file-upload/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import { type AttachmentRules, ORDER_RULES } from './attachment-rules.ts';
import { freeSlot } from './file-slot.ts';
import { attachmentFieldsMessages } from './messages.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { SeveralFiles } from './SeveralFiles.tsx';
import type { FileUploads } from './use-file-uploads.ts';
import { useObjectUrl } from './use-object-url.ts';
import { useRejectedFiles, withoutFile } from './use-rejected-files.ts';

export type AttachmentFieldsProps = {
  specs: readonly AttachmentSpec[];
  files: AttachmentFiles;
  /**
   * `change` receives the current files and returns the new files. It is a function, because the visitor may choose
   * other files or leave the step while a picture is prepared.
   */
  onChange: (change: (files: AttachmentFiles) => AttachmentFiles) => void;
  /** Messages by field; the field of a document is 'files.{code}'. */
  errors: FieldMessages;
  /**
   * Upload status of each file (see `useFileUploads`). Absent if files are not uploaded before the form is sent.
   */
  uploads?:
    | Pick<
        FileUploads,
        'states' | 'retry' | 'rejections' | 'reportRejection' | 'reportPreparation' | 'lastChosenFile'
      >
    | undefined;
  /** Check and messages for unsuitable files. Default: the rules for orders. */
  rules?: AttachmentRules;
  /** Adds a button that opens a phone's camera. */
  camera?: boolean;
};

/** One upload field per document. Without `uploads` the files stay on the device until the order is sent. */
export function AttachmentFields(props: AttachmentFieldsProps & PageAttributes<'AttachmentFields'>) {
  return (
    <HostElement<AttachmentFieldsProps> props={props} name="AttachmentFields">
      {(own) => <AttachmentFieldsContent {...own} />}
    </HostElement>
  );
}

function AttachmentFieldsContent(props: AttachmentFieldsProps) {
  const texts = useMessages('AttachmentFields', attachmentFieldsMessages);
  const { specs, files, uploads, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const announcement = useRejectedFiles({ specs, files, uploads, onChange, root });
  const states = specs.flatMap(({ code }) =>
    filesOf(files, code).map(([slot]) => uploads?.states[slot]?.state ?? ''),
  );
  return (
    <div ref={root} className="nu:relative nu:grid nu:gap-6">
      <p aria-live="assertive" className="nu:sr-only">
        {announcement}
      </p>
      {states.some((state) => ['waiting', 'sending', 'paused'].includes(state)) && (
        <OfflineNote paused={states.includes('paused')} />
      )}
      {specs.map((spec) =>
        maxFiles(spec) > 1 ? (
          <MultiFileDocument key={spec.code} {...props} spec={spec} />
        ) : (
          <SingleFileDocument key={spec.code} {...props} spec={spec} />
        ),
      )}
      {specs.length === 0 && <p className="nu:text-muted">{texts.none}</p>}
    </div>
  );
}

type DocumentProps = AttachmentFieldsProps & { spec: AttachmentSpec };

/** The field of a document that consists of one file. */
function SingleFileDocument({
  spec,
  files,
  onChange,
  errors,
  uploads,
  rules = ORDER_RULES,
  camera,
}: DocumentProps) {
  const { code } = spec;
  const file = files[code];
  const upload = uploads?.states[code];
  const url = useObjectUrl(file);
  const value = file && { name: file.name, size: file.size, type: file.type, url };
  const failure = upload?.state === 'failed' ? upload : undefined;
  return (
    <FileUpload
      id={fieldId(`files.${code}`)}
      spec={spec}
      camera={camera}
      check={(facts) => rules.checkFile(spec, facts)}
      value={value ?? null}
      status={upload?.state}
      progress={upload && 'progress' in upload ? upload.progress : undefined}
      // `FileUpload` adds an exclamation mark, so a full stop at the end is removed.
      error={
        errors[`files.${code}`] ??
        failure?.error.message.replace(/[.]$/, '') ??
        uploads?.rejections[code] ??
        undefined
      }
      onRetry={failure?.isContentRejected ? undefined : () => uploads?.retry(code)}
      onRejection={(message) => uploads?.reportRejection(code, message)}
      onPreparing={(chosenFile, isPreparing) => uploads?.reportPreparation(code, chosenFile, isPreparing)}
      latestFile={uploads?.lastChosenFile(code)}
      onSelect={(chosenFile) => onChange((currentFiles) => ({ ...currentFiles, [code]: chosenFile }))}
      onRemove={() => onChange((currentFiles) => withoutFile(currentFiles, code))}
    />
  );
}

/** The field of a document that consists of several files. Each file has its own slot (`fileSlot`). */
function MultiFileDocument({
  spec,
  files,
  onChange,
  errors,
  uploads,
  rules = ORDER_RULES,
  camera,
}: DocumentProps) {
  const { code } = spec;
  const documentFiles = filesOf(files, code);
  return (
    <SeveralFiles
      id={fieldId(`files.${code}`)}
      spec={spec}
      camera={camera}
      files={documentFiles}
      states={uploads?.states ?? {}}
      check={(facts) => rules.checkFile(spec, facts)}
      tooManyMessage={rules.tooManyMessage(spec)}
      error={errors[`files.${code}`] ?? uploads?.rejections[code] ?? undefined}
      onRetry={(slot) => uploads?.retry(slot)}
      onRejection={(message) => uploads?.reportRejection(code, message)}
      onPreparing={(chosenFile, isPreparing) => uploads?.reportPreparation(code, chosenFile, isPreparing)}
      onSelect={(chosenFile) =>
        onChange((currentFiles) =>
          filesOf(currentFiles, code).length < maxFiles(spec)
            ? { ...currentFiles, [freeSlot(currentFiles, code)]: chosenFile }
            : currentFiles,
        )
      }
      onRemove={(slot) => onChange((currentFiles) => withoutFile(currentFiles, slot))}
    />
  );
}
