import { uploadsPart } from '@naungan/api/upload-shapes';
import { UPLOADS_PART } from '@naungan/api/uploads';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { throwFileProblem } from './content-type.ts';
import { checkFileCount } from './file-count.ts';
import { type Multipart, type MultipartRules, readMultipart, type StoredFile } from './multipart.ts';
import { completeUploads, markUploadsUsed } from './repository.ts';
import { declaredBytes, takeUploadQuota } from './upload-quota.ts';

const SEND_AGAIN_MESSAGE = 'Berkas perlu dikirim ulang, silakan coba lagi';

/** Rejects the request and names every missing file, so that one more attempt is enough. */
const rejectMissing = (codes: string[]) =>
  throwProblem(
    'INVALID',
    SEND_AGAIN_MESSAGE,
    codes.map((path) => ({ path, message: SEND_AGAIN_MESSAGE })),
  );

/** Parses the part `uploads`; returns the document's code and the upload's id of each reference. */
function readReferences(text: string): [code: string, id: string][] {
  try {
    const references = Object.entries(uploadsPart.parse(JSON.parse(text)));
    return references.flatMap(([code, ids]) =>
      [ids].flat().map((id): [string, string] => [code, id.toLowerCase()]),
    );
  } catch {
    return throwFileProblem(UPLOADS_PART, 'Daftar berkas tidak dapat dibaca');
  }
}

/** The body of a form, with the files that it contains and the files that it refers to. */
export type Submission = Multipart & {
  /** Marks the referenced files as used, in the transaction that stores the form. @throws ApiProblem INVALID */
  markFilesUsed(tx: Tx, now: Date): Promise<void>;
};

/**
 * Returns the referenced files in the shape of a form's files, each with the code of its document.
 * @throws ApiProblem INVALID for missing files
 */
async function referencedFiles(
  { db, clock }: Deps,
  userId: string | null,
  references: [code: string, id: string][],
): Promise<(StoredFile & { id: string })[]> {
  const ids = references.map(([, id]) => id).filter(isUuid);
  // Only members can upload files before the form is sent.
  const rows = userId === null ? [] : await completeUploads(db, userId, ids, clock());
  const missingCodes: string[] = [];
  const entries = references.flatMap(([code, id]) => {
    const row = rows.find((candidate) => candidate.id === id && candidate.code === code);
    if (!row) {
      missingCodes.push(code);
      return [];
    }
    const { title, fileName, mimeType, bytes, storageKey } = row;
    return [{ id, code, title, fileName, mimeType, bytes, storageKey }];
  });
  return missingCodes.length > 0 ? rejectMissing(missingCodes) : entries;
}

/**
 * Checks the referenced files together with the files of the form.
 * @throws ApiProblem INVALID for a file that is sent twice or is not requested, TOO_LARGE for too many files
 */
function checkReferences(
  references: [code: string, id: string][],
  formFiles: StoredFile[],
  rules: MultipartRules,
): void {
  const codes = [...references.map(([code]) => code), ...formFiles.map(({ code }) => code)];
  for (const [code] of references) {
    const spec = rules.findRule(code) ?? throwFileProblem(code, 'Berkas ini tidak diminta');
    checkFileCount(spec, code, codes);
  }
  if (references.length + formFiles.length > rules.maxFiles) {
    throwProblem('TOO_LARGE', `Maksimal ${rules.maxFiles} berkas dalam satu pengiriman`);
  }
}

/**
 * Reads a form with its files: parts of the request, and files uploaded before, whose ids are in the text part
 * `uploads`. When the form is rejected, `discard` deletes only the files of this request. A visitor (`null`) sends all
 * files with the form.
 * @throws ApiProblem
 */
export async function readSubmission(
  request: FastifyRequest,
  userId: string | null,
  rules: MultipartRules,
): Promise<Submission> {
  const { deps } = request.server;
  const declaredLength = declaredBytes(request.headers['content-length']);
  if (declaredLength !== null) await takeUploadQuota(request, userId, declaredLength);
  const body = await readMultipart(request, { ...rules, fields: [...rules.fields, UPLOADS_PART] });
  const { [UPLOADS_PART]: referenceText, ...fields } = body.fields;
  try {
    if (declaredLength === null)
      await takeUploadQuota(
        request,
        userId,
        body.files.reduce((sum, { bytes }) => sum + bytes, 0),
      );
    const references = referenceText === undefined ? [] : readReferences(referenceText);
    checkReferences(references, body.files, rules);
    const uploadedFiles = references.length > 0 ? await referencedFiles(deps, userId, references) : [];
    return {
      ...body,
      fields,
      files: [...body.files, ...uploadedFiles.map(({ id: _id, ...file }) => file)],
      async markFilesUsed(tx, now) {
        if (uploadedFiles.length === 0) return;
        const ids = uploadedFiles.map(({ id }) => id);
        const usedIds = await markUploadsUsed(tx, ids, now);
        const missingFiles = uploadedFiles.filter(({ id }) => !usedIds.includes(id));
        if (missingFiles.length > 0) rejectMissing(missingFiles.map(({ code }) => code));
      },
    };
  } catch (error) {
    await body.discard();
    throw error;
  }
}
