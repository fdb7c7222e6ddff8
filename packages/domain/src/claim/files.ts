import { ATTACHMENT_KINDS } from '../attachment/kinds.ts';
import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  EMPTY_FILE_MESSAGE,
  type FileFacts,
  missingAttachments,
  mostFiles,
} from '../attachment/rules.ts';
import { FEWEST_CLAIM_FILES } from './document.ts';
import {
  CLAIM_MESSAGES,
  fileTooLargeMessage,
  revisedTooLargeMessage,
  tooFewFilesMessage,
} from './messages.ts';

type FileRule = Pick<AttachmentSpec, 'extention' | 'limit'>;
type CountRule = Pick<AttachmentSpec, 'max'>;

/** The message of one file of a new claim, or `null`; among several the file is named [3 §5]. */
export function checkClaimFile(spec: FileRule & CountRule, file: FileFacts): string | null {
  const several = mostFiles(spec) > 1;
  if (several && file.size > attachmentBytes(spec)) {
    const wrongKind = checkAttachment({ ...spec, limit: 0 }, file);
    return wrongKind ?? fileTooLargeMessage(file.name, spec.limit);
  }
  return checkAttachment(spec, file);
}

/** The message of one file of a document that was sent back, or `null` [3 §5]. */
export function checkRevisedFile(spec: FileRule, file: FileFacts): string | null {
  const problem = checkAttachment({ ...spec, limit: 0 }, file);
  if (problem === ATTACHMENT_KINDS[spec.extention].invalidMessage) return CLAIM_MESSAGES.fileInvalid;
  if (problem === EMPTY_FILE_MESSAGE) return problem;
  return file.size > attachmentBytes(spec) ? revisedTooLargeMessage(spec.limit) : null;
}

/** The message where a document would have more files than are taken, or `null`. */
export function checkFileCount(spec: CountRule, count: number, revised: boolean): string | null {
  if (count <= mostFiles(spec)) return null;
  return revised ? CLAIM_MESSAGES.tooManyOfRevision : CLAIM_MESSAGES.tooManyDocuments;
}

type RevisedDocument = Pick<AttachmentSpec, 'code' | 'min' | 'max'> & { title: string };

/** Why a revision cannot be sent, or `null`: `codes` has one entry a file. Too many first, then what lacks [3 §5]. */
export function checkRevision(wanted: readonly RevisedDocument[], codes: readonly string[]): string | null {
  const countOf = (code: string) => codes.filter((one) => one === code).length;
  if (wanted.some((document) => checkFileCount(document, countOf(document.code), true) !== null))
    return CLAIM_MESSAGES.tooManyOfRevision;
  if (wanted.some(({ code }) => countOf(code) === 0)) return CLAIM_MESSAGES.reviseAll;
  const [few] = missingAttachments(
    wanted.map((document) => ({
      ...document,
      required: true,
      min: document.min ?? (mostFiles(document) > 1 ? FEWEST_CLAIM_FILES : 1),
    })),
    codes,
  );
  return few ? tooFewFilesMessage(few.title) : null;
}
