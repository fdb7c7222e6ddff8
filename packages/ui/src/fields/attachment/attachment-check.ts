import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  checkAttachment,
  missingAttachments,
} from '@naungan/domain/attachment';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import type { UploadStates } from './upload-file.ts';
import type { Preparing, Refusals } from './use-file-uploads.ts';

const PREPARING = 'masih disiapkan, mohon tunggu sebentar';

/** Why the server does not take what was sent; a file that merely did not arrive yet stands in nobody's way. */
function refusal(states: UploadStates | undefined, code: string): string | null {
  const state = states?.[code];
  return state?.state === 'failed' && state.refused ? state.error.message : null;
}

const preparingProblem = ({ code, name }: AttachmentSpec) => ({
  field: `files.${code}`,
  message: `${name} ${PREPARING}`,
});

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
  {
    states,
    refusals = {},
    preparing = {},
  }: { states?: UploadStates; refusals?: Refusals; preparing?: Preparing } = {},
): StepCheck {
  const absent = missingAttachments(specs, Object.keys(files));
  const missing = absent.map((spec) => {
    if (preparing[spec.code]) return preparingProblem(spec);
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
    if (preparing[spec.code]) return absent.includes(spec) ? [] : [preparingProblem(spec)];
    const message = files[spec.code] ? refusal(states, spec.code) : null;
    return message === null ? [] : [problemOf(spec, message)];
  });
  return {
    problems: [...missing, ...wrong],
    late,
    ...(absent.some(({ code }) => !preparing[code]) && { title: ATTACHMENTS_MISSING_MESSAGE }),
  };
}
