import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  checkAttachment,
  missingAttachments,
} from '@naungan/domain/attachment';
import type { StepCheck } from '../use-steps/index.ts';
import type { AttachmentFiles } from './AttachmentFields.tsx';

/** Required documents that are not there, and files that do not fit: a draft may be older than the product. */
export function attachmentCheck(specs: readonly AttachmentSpec[], files: AttachmentFiles): StepCheck {
  const missing = missingAttachments(specs, Object.keys(files)).map(({ code, name }) => ({
    field: `files.${code}`,
    message: `${name} belum dilampirkan`,
  }));
  const wrong = specs.flatMap((spec) => {
    const file = files[spec.code];
    const message = file ? checkAttachment(spec, file) : null;
    return message === null ? [] : [{ field: `files.${spec.code}`, message: `${spec.name}: ${message}` }];
  });
  return {
    problems: [...missing, ...wrong],
    ...(missing.length > 0 && { title: ATTACHMENTS_MISSING_MESSAGE }),
  };
}
