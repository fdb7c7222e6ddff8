import type { AttachmentSpec } from '@naungan/domain/attachment';
import { useObjectUrl } from '../../fields/attachment/use-object-url.ts';
import { type FileCheck, FileUpload } from '../../primitives/file-upload/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { CLAIM_TOAST_TOPIC } from '../claim-progress/use-claim-action.ts';

export type SingleFileUploadProps = {
  spec: AttachmentSpec;
  /** Returns why a file is rejected, or `null`. */
  check: FileCheck;
  file: File | null;
  error?: string | undefined;
  onFileChange: (file: File | null) => void;
};

/**
 * The upload field of a dialog that sends one file. The reason for a rejected file is shown at the field and in
 * a toast [3 §8].
 */
export function SingleFileUpload({ spec, check, file, error, onFileChange }: SingleFileUploadProps) {
  const url = useObjectUrl(file ?? undefined);
  return (
    <FileUpload
      spec={spec}
      check={check}
      value={file && { name: file.name, size: file.size, type: file.type, url }}
      error={error}
      onRejection={(message) => message && toast({ tone: 'warning', message, topic: CLAIM_TOAST_TOPIC })}
      onSelect={onFileChange}
      onRemove={() => onFileChange(null)}
    />
  );
}
