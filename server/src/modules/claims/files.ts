import { BYTES_PER_MB, maxFiles } from '@naungan/domain/attachment';
import {
  APPEAL_BYTES,
  CLAIM_MESSAGES,
  type ClaimDocument,
  claimDocuments,
  claimFileName,
  documentsOfProduct,
  fileTooLargeMessage,
  HEIR_DOCUMENTS,
  revisedTooLargeMessage,
} from '@naungan/domain/claim';
import type { ProductType } from '@naungan/domain/lines';
import type { FileRule } from '../../core/uploads/file-rule.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import type { ClaimFileKind } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type ClaimFile, type ClaimRecord, documentsOfClaim } from './record.ts';
import type { NewClaimFile } from './repository.ts';

/** A document of a claim, with the messages for rejected files. */
export type DocumentRule = ClaimDocument & Pick<FileRule, 'texts'>;

const documentRuleOf = (document: ClaimDocument): DocumentRule => ({
  ...document,
  // A document that may have only one file has the default messages.
  texts:
    maxFiles(document) > 1
      ? {
          tooLarge: (name) => fileTooLargeMessage(name, document.limit),
          tooMany: CLAIM_MESSAGES.tooManyDocuments,
        }
      : {},
});

const revisionRuleOf = (document: ClaimDocument): DocumentRule => ({
  ...document,
  texts: {
    invalid: CLAIM_MESSAGES.fileInvalid,
    tooLarge: () => revisedTooLargeMessage(document.limit),
    tooMany: CLAIM_MESSAGES.tooManyRevisedFiles,
  },
});

/**
 * Returns every document that a claim of a product may have: files are uploaded before the form is sent, so the
 * cause is not known yet.
 */
export function possibleDocuments(type: ProductType, isHeir: boolean): DocumentRule[] {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(type);
  const documents = [
    ...claimAttachments,
    ...Object.values(optionalAttachment).flat(),
    ...(isHeir ? HEIR_DOCUMENTS : []),
  ];
  const isFirstWithCode = ({ code }: ClaimDocument, index: number): boolean =>
    documents.findIndex((document) => document.code === code) === index;
  return documents.filter(isFirstWithCode).map(documentRuleOf);
}

/** Returns the documents that a claim must or may have. */
export const documentRulesOf = (claim: Parameters<typeof claimDocuments>[0]): DocumentRule[] =>
  claimDocuments(claim).map(documentRuleOf);

/**
 * Returns the rules of a revision for all documents of a claim, not only for those that need one: a retry of a
 * request that succeeded arrives when `needRevision` is already empty.
 */
export const revisionRules = (claim: ClaimRecord): DocumentRule[] =>
  documentsOfClaim(claim).map(revisionRuleOf);

/** Returns the documents that the desk sent back for revision. */
export const documentsToRevise = (claim: ClaimRecord): DocumentRule[] =>
  revisionRules(claim).filter(({ code }) => claim.needRevision.includes(code));

/** Returns how many files the documents may have in total. */
export const maxFileCount = (documents: readonly DocumentRule[]): number =>
  documents.reduce((sum, document) => sum + maxFiles(document), 0);

/** Returns a function that finds a document's rule by code; null for other codes. */
export const ruleByCode =
  (documents: readonly DocumentRule[]) =>
  (code: string): DocumentRule | null =>
    documents.find((document) => document.code === code) ?? null;

/** The specification limits an appeal letter to 2,048,000 bytes [3 §5]. */
export const APPEAL_RULE: FileRule = {
  extention: 'pdf',
  limit: APPEAL_BYTES / BYTES_PER_MB,
  texts: { invalid: CLAIM_MESSAGES.appealFormat, tooLarge: () => CLAIM_MESSAGES.appealSize },
};

const LETTER_MB = 5;
/** The rule for a letter that the desk uploads. */
export const DESK_LETTER_RULE: FileRule = { extention: 'pdf', limit: LETTER_MB };
/** The rule for the signed discharge letter and the proof of payment: PDF or JPEG [3 §5]. */
export const PDF_OR_JPEG_RULE: FileRule = { extention: 'pdf_image', limit: LETTER_MB };

/** Returns a look-up function that returns the rule for this field, and null for other fields. */
export const ruleForField =
  (field: string, rule: FileRule) =>
  (name: string): FileRule | null =>
    name === field ? rule : null;

type FileRowFields = { claimId: string; kind: ClaimFileKind; round: number; now: Date };

/** Returns the rows of uploaded documents, with the file names of the specification [3 §5], in the order of upload. */
export function documentRows(
  files: readonly StoredFile[],
  documents: readonly ClaimDocument[],
  policyNumber: string,
  { now, ...rowFields }: Omit<FileRowFields, 'kind'>,
): NewClaimFile[] {
  return files.map((file, index) => {
    const { code, mimeType, bytes, storageKey } = file;
    const position = files.slice(0, index).filter((other) => other.code === code).length;
    const title = documents.find((document) => document.code === code)?.name ?? code;
    const fileName = claimFileName(policyNumber, title, position + 1, file.fileName);
    return {
      ...rowFields,
      kind: 'document',
      code,
      position,
      title,
      fileName,
      mimeType,
      bytes,
      storageKey,
      createdAt: now,
    };
  });
}

/** Returns the row of a file that has no document code, such as a letter. */
export const rowWithoutCode = (
  { mimeType, bytes, storageKey }: Pick<StoredFile, 'mimeType' | 'bytes' | 'storageKey'>,
  { now, ...rowFields }: FileRowFields,
  { title, fileName }: { title: string; fileName: string },
): NewClaimFile => ({ ...rowFields, code: '', title, fileName, mimeType, bytes, storageKey, createdAt: now });

/** Returns the row of a document that the claimant added. Its file name contains the title. */
export function additionRow(
  file: StoredFile,
  { id: claimId, policyNumber }: Pick<ClaimRecord, 'id' | 'policyNumber'>,
  { title, round, now }: { title: string; round: number; now: Date },
): NewClaimFile {
  const fileName = claimFileName(policyNumber, title, 1, file.fileName);
  return rowWithoutCode(file, { claimId, kind: 'addition', round, now }, { title, fileName });
}

/** Returns a link that is valid for ten minutes [Q5]. */
export const fileLink = ({ files }: Deps, { storageKey, fileName, mimeType }: ClaimFile): string =>
  files.signedUrl(storageKey, { name: fileName, mimeType });

/** Returns the newest file of a kind, or null. */
export const newestFile = ({ files }: ClaimRecord, kind: ClaimFileKind): ClaimFile | null =>
  files.filter((file) => file.kind === kind).toSorted((a, b) => b.round - a.round)[0] ?? null;
