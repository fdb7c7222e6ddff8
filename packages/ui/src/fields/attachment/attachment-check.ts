import { type AttachmentSpec, missingAttachments, surplusAttachments } from '@naungan/domain/attachment';
import type { StepCheck } from '../../flow/use-steps.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import { type AttachmentRules, ORDER_RULES } from './attachment-rules.ts';
import { slotCode } from './file-slot.ts';
import type { UploadStates } from './upload-file.ts';
import type { FileRejections, PicturesInPreparation } from './use-file-uploads.ts';

const PREPARING_TEXT = 'masih disiapkan, mohon tunggu sebentar';

/**
 * Returns why the server rejected an uploaded file, or null. A file that is still uploading does not block
 * the step.
 */
function rejectionMessage(states: UploadStates | undefined, slot: string): string | null {
  const state = states?.[slot];
  return state?.state === 'failed' && state.isContentRejected ? state.error.message : null;
}

const preparingProblem = ({ code, name }: AttachmentSpec) => ({
  field: `files.${code}`,
  message: `${name} ${PREPARING_TEXT}`,
});

const problemOf = ({ code, name }: AttachmentSpec, message: string) => ({
  field: `files.${code}`,
  message: `${name}: ${message}`,
});

/**
 * Checks for missing documents, too many files and unsuitable files. A stored file can be unsuitable if the product's
 * requirements changed after the file was chosen. `lateProblems` are problems that can appear after the member has left the
 * step: rejections by the server, which follow the upload, and pictures that are still being prepared.
 */
export function attachmentCheck(
  specs: readonly AttachmentSpec[],
  files: AttachmentFiles,
  {
    states,
    rejections = {},
    picturesInPreparation = {},
  }: {
    states?: UploadStates;
    rejections?: FileRejections;
    picturesInPreparation?: PicturesInPreparation;
  } = {},
  rules: AttachmentRules = ORDER_RULES,
): StepCheck {
  const codes = Object.keys(files).map(slotCode);
  const missingSpecs = missingAttachments(specs, codes);
  const missingProblems = missingSpecs.map((spec) => {
    if (picturesInPreparation[spec.code]) return preparingProblem(spec);
    // The summary repeats the reason that the field displays.
    const rejection = rejections[spec.code];
    if (rejection) return problemOf(spec, rejection);
    const field = `files.${spec.code}`;
    if (codes.includes(spec.code)) return { field, message: rules.tooFewMessage(spec) };
    return { field, message: `${spec.name} belum dilampirkan` };
  });
  const surplusProblems = surplusAttachments(specs, codes).map((spec) =>
    problemOf(spec, rules.tooManyMessage(spec)),
  );
  const unsuitableProblems = specs.flatMap((spec) =>
    filesOf(files, spec.code).flatMap(([, file]) => {
      const message = rules.checkFile(spec, file);
      return message === null ? [] : [problemOf(spec, message)];
    }),
  );
  const lateProblems = specs.flatMap((spec) => {
    // For a missing document, `missingProblems` already contains this problem.
    if (picturesInPreparation[spec.code]) return missingSpecs.includes(spec) ? [] : [preparingProblem(spec)];
    return filesOf(files, spec.code).flatMap(([slot]) => {
      const message = rejectionMessage(states, slot);
      return message === null ? [] : [problemOf(spec, message)];
    });
  });
  return {
    problems: [...missingProblems, ...surplusProblems, ...unsuitableProblems],
    lateProblems,
    title: missingSpecs.some(({ code }) => !picturesInPreparation[code]) ? rules.missingTitle : undefined,
  };
}
