import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  checkAttachment,
  missingAttachments,
} from '@naungan/domain/attachment';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import type { UploadStates } from './upload-file.ts';
import type { Refusals } from './use-file-uploads.ts';

/** Why the server does not take what was sent; a file that merely did not arrive yet stands in nobody's way. */
function refusal(states: UploadStates | undefined, code: string): string | null {
  const state = states?.[code];
  return state?.state === 'failed' && state.refused ? state.error.message : null;
}

const problemOf = ({ code, name }: AttachmentSpec, message: string) => ({
  field: `files.${code}`,
  message: `${name}: ${message}`,
});

/**
 * Required documents that are not there, and files that do not fit: a draft may be older than the product, and the
 * server knows more of a file than its name, which it may say when the step has long been left.
 */
export function attachmentCheck(
  specs: readonly AttachmentSpec[],
  files: AttachmentFiles,
  { states, refusals = {} }: { states?: UploadStates; refusals?: Refusals } = {},
): StepCheck {
  const missing = missingAttachments(specs, Object.keys(files)).map((spec) => {
    // The field says why the file that was chosen is not taken: the same words here.
    const refused = refusals[spec.code];
    return refused
      ? problemOf(spec, refused)
      : { field: `files.${spec.code}`, message: `${spec.name} belum dilampirkan` };
  });
  const wrong = specs.flatMap((spec) => {
    const file = files[spec.code];
    const message = file ? checkAttachment(spec, file) : null;
    return message === null ? [] : [problemOf(spec, message)];
  });
  const late = specs.flatMap((spec) => {
    const message = files[spec.code] ? refusal(states, spec.code) : null;
    return message === null ? [] : [problemOf(spec, message)];
  });
  return {
    problems: [...missing, ...wrong],
    late,
    ...(missing.length > 0 && { title: ATTACHMENTS_MISSING_MESSAGE }),
  };
}
