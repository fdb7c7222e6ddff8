import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  EMPTY_FILE_MESSAGE,
  type FileFacts,
  maxFiles,
  missingAttachments,
  NO_SIZE_LIMIT,
  wrongKindMessage,
} from '../attachment/rules.ts';
import { MIN_FILES_OF_MULTI_FILE_DOCUMENT } from './document.ts';
import { CLAIM_MESSAGES, claimProblemText, fileTooLargeMessage, revisedTooLargeMessage } from './messages.ts';
import type { ClaimProblem } from './problem.ts';

type FileRule = Pick<AttachmentSpec, 'extention' | 'limit'>;
type CountRule = Pick<AttachmentSpec, 'max'>;

/**
 * Returns the error message for one file of a new claim, or `null`. If the document may have several files, the message
 * about a too large file contains the file name [3 §5].
 */
export function checkClaimFile(spec: FileRule & CountRule, file: FileFacts): string | null {
  const hasSeveralFiles = maxFiles(spec) > 1;
  if (hasSeveralFiles && file.size > attachmentBytes(spec)) {
    const wrongKind = checkAttachment({ ...spec, limit: NO_SIZE_LIMIT }, file);
    return wrongKind ?? fileTooLargeMessage(file.name, spec.limit);
  }
  return checkAttachment(spec, file);
}

/** Returns the error message for one file of a document that the desk returned for correction, or `null` [3 §5]. */
export function checkRevisedFile(spec: FileRule, file: FileFacts): string | null {
  const problem = checkAttachment({ ...spec, limit: NO_SIZE_LIMIT }, file);
  if (problem === EMPTY_FILE_MESSAGE) return problem;
  if (problem !== null) return wrongKindMessage(CLAIM_MESSAGES.fileInvalid, spec.extention, file);
  return file.size > attachmentBytes(spec) ? revisedTooLargeMessage(spec.limit) : null;
}

/** Returns the error message for a document with too many files, or `null`. */
export function checkFileCount(spec: CountRule, count: number, isRevision: boolean): string | null {
  if (count <= maxFiles(spec)) return null;
  return isRevision ? CLAIM_MESSAGES.tooManyRevisedFiles : CLAIM_MESSAGES.tooManyDocuments;
}

type DocumentToRevise = Pick<AttachmentSpec, 'code' | 'min' | 'max'> & { title: string };

/**
 * Checks the files that replace the documents to revise. Returns the problem, or `null`. `codes` has the document code of
 * each file. Reports too many files before missing files [3 §5].
 */
export function revisionProblem(
  documentsToRevise: readonly DocumentToRevise[],
  codes: readonly string[],
): ClaimProblem | null {
  const countOf = (code: string) => codes.filter((uploadedCode) => uploadedCode === code).length;
  if (documentsToRevise.some((document) => checkFileCount(document, countOf(document.code), true) !== null))
    return { code: 'tooManyFiles' };
  if (documentsToRevise.some(({ code }) => countOf(code) === 0)) return { code: 'documentsMissing' };
  const [documentWithTooFewFiles] = missingAttachments(
    documentsToRevise.map((document) => ({
      ...document,
      required: true,
      min: document.min ?? (maxFiles(document) > 1 ? MIN_FILES_OF_MULTI_FILE_DOCUMENT : 1),
    })),
    codes,
  );
  return documentWithTooFewFiles
    ? { code: 'tooFewFiles', documentTitle: documentWithTooFewFiles.title }
    : null;
}

/** Returns the message of {@link revisionProblem}, or `null`. */
export function checkRevision(
  documentsToRevise: readonly DocumentToRevise[],
  codes: readonly string[],
): string | null {
  const problem = revisionProblem(documentsToRevise, codes);
  return problem && claimProblemText(problem);
}
