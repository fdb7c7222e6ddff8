import { BYTES_PER_MB, mostFiles } from '@naungan/domain/attachment';
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
import type { ClaimFile, ClaimRecord } from './record.ts';
import type { NewClaimFile } from './repository.ts';

/** A document with the messages of its files. */
export type AskedDocument = ClaimDocument & Pick<FileRule, 'texts'>;

const askedDocument = (document: ClaimDocument): AskedDocument => ({
  ...document,
  texts:
    mostFiles(document) > 1
      ? {
          tooLarge: (name) => fileTooLargeMessage(name, document.limit),
          tooMany: CLAIM_MESSAGES.tooManyDocuments,
        }
      : {},
});

const revised = (document: ClaimDocument): AskedDocument => ({
  ...document,
  texts: {
    invalid: CLAIM_MESSAGES.fileInvalid,
    tooLarge: () => revisedTooLargeMessage(document.limit),
    tooMany: CLAIM_MESSAGES.tooManyOfRevision,
  },
});

/**
 * Returns every document that a claim of a product may have: files come before the form, so the cause is not
 * known yet.
 */
export function possibleDocuments(type: ProductType, heir: boolean): AskedDocument[] {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(type);
  const all = [
    ...claimAttachments,
    ...Object.values(optionalAttachment).flat(),
    ...(heir ? HEIR_DOCUMENTS : []),
  ];
  return all
    .filter(({ code }, index) => all.findIndex((other) => other.code === code) === index)
    .map(askedDocument);
}

/** Returns the documents of a claim. */
export const askedDocuments = (claim: Parameters<typeof claimDocuments>[0]): AskedDocument[] =>
  claimDocuments(claim).map(askedDocument);

/**
 * Returns all documents of a claim with the rules of a revision. A repeated request comes when none is sent
 * back any more.
 */
export const revisable = ({ productType, cause, thirdParty, heir }: ClaimRecord): AskedDocument[] =>
  claimDocuments({ productType, cause, thirdParty, heir: heir !== null }).map(revised);

/** Returns the documents that were sent back. */
export const revisedDocuments = (claim: ClaimRecord): AskedDocument[] =>
  revisable(claim).filter(({ code }) => claim.needRevision.includes(code));

/** Returns how many files the documents may have together. */
export const mostOf = (documents: readonly AskedDocument[]): number =>
  documents.reduce((sum, document) => sum + mostFiles(document), 0);

export const ruleFor =
  (documents: readonly AskedDocument[]) =>
  (code: string): AskedDocument | null =>
    documents.find((document) => document.code === code) ?? null;

/** 2,048,000 bytes, as the specification counts 2 MB [3 §5]. */
export const APPEAL_RULE: FileRule = {
  extention: 'pdf',
  limit: APPEAL_BYTES / BYTES_PER_MB,
  texts: { invalid: CLAIM_MESSAGES.appealFormat, tooLarge: () => CLAIM_MESSAGES.appealSize },
};

const LETTER_MB = 5;
/** For a letter of the desk. */
export const PDF_RULE: FileRule = { extention: 'pdf', limit: LETTER_MB };
/** PDF or JPEG [3 §5], for the signed discharge letter and a proof of payment. */
export const LETTER_RULE: FileRule = { extention: 'pdf_image', limit: LETTER_MB };

/** Returns a rule that accepts one field. */
export const onlyField =
  (field: string, rule: FileRule) =>
  (name: string): FileRule | null =>
    name === field ? rule : null;

type FileFacts = { claimId: string; kind: ClaimFileKind; round: number; now: Date };

/** Returns the rows of documents, with the file names of the specification [3 §5], in the order of arrival. */
export function documentRows(
  files: readonly StoredFile[],
  documents: readonly ClaimDocument[],
  policyNumber: string,
  { now, ...facts }: Omit<FileFacts, 'kind'>,
): NewClaimFile[] {
  return files.map((file, index) => {
    const { code, mimeType, bytes, storageKey } = file;
    const position = files.slice(0, index).filter((other) => other.code === code).length;
    const title = documents.find((document) => document.code === code)?.name ?? code;
    const fileName = claimFileName(policyNumber, title, position + 1, file.fileName);
    return {
      ...facts,
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

/** Returns the row of a letter. */
export const letterRow = (
  { mimeType, bytes, storageKey }: Pick<StoredFile, 'mimeType' | 'bytes' | 'storageKey'>,
  { now, ...facts }: FileFacts,
  { title, fileName }: { title: string; fileName: string },
): NewClaimFile => ({ ...facts, code: '', title, fileName, mimeType, bytes, storageKey, createdAt: now });

/** Returns a link that is valid for ten minutes [Q5]. */
export const fileLink = ({ files }: Deps, { storageKey, fileName, mimeType }: ClaimFile): string =>
  files.signedUrl(storageKey, { name: fileName, mimeType });

/** Returns the newest file of a kind, or null. */
export const newestOf = ({ files }: ClaimRecord, kind: ClaimFileKind): ClaimFile | null =>
  files.filter((file) => file.kind === kind).toSorted((a, b) => b.round - a.round)[0] ?? null;
