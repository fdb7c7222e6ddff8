import { type AttachmentSpec, missingAttachments, surplusAttachments } from '@naungan/domain/attachment';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import { type AttachmentRules, ORDER_RULES } from './attachment-rules.ts';
import { slotCode } from './file-slot.ts';
import type { UploadStates } from './upload-file.ts';
import type { Preparing, Refusals } from './use-file-uploads.ts';

const PREPARING = 'masih disiapkan, mohon tunggu sebentar';

/** Why the server does not take what was sent; a file that merely did not arrive yet stands in nobody's way. */
function refusal(states: UploadStates | undefined, slot: string): string | null {
  const state = states?.[slot];
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
  rules: AttachmentRules = ORDER_RULES,
): StepCheck {
  const codes = Object.keys(files).map(slotCode);
  const absent = missingAttachments(specs, codes);
  const missing = absent.map((spec) => {
    if (preparing[spec.code]) return preparingProblem(spec);
    // The field says why the file that was chosen is not taken: the same words here.
    const refused = refusals[spec.code];
    if (refused) return problemOf(spec, refused);
    const field = `files.${spec.code}`;
    if (codes.includes(spec.code)) return { field, message: rules.tooFew(spec) };
    return { field, message: `${spec.name} belum dilampirkan` };
  });
  const surplus = surplusAttachments(specs, codes).map((spec) => problemOf(spec, rules.tooMany(spec)));
  const wrong = specs.flatMap((spec) =>
    filesOf(files, spec.code).flatMap(([, file]) => {
      const message = rules.checkFile(spec, file);
      return message === null ? [] : [problemOf(spec, message)];
    }),
  );
  const late = specs.flatMap((spec) => {
    if (preparing[spec.code]) return absent.includes(spec) ? [] : [preparingProblem(spec)];
    return filesOf(files, spec.code).flatMap(([slot]) => {
      const message = refusal(states, slot);
      return message === null ? [] : [problemOf(spec, message)];
    });
  });
  return {
    problems: [...missing, ...surplus, ...wrong],
    late,
    ...(absent.some(({ code }) => !preparing[code]) && { title: rules.missing }),
  };
}
