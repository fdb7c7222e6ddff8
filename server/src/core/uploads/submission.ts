import { uploadsPart } from '@naungan/api/upload-shapes';
import { UPLOADS_PART } from '@naungan/api/uploads';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { refuseFile } from './content.ts';
import { checkCount } from './count.ts';
import { type Multipart, type MultipartRules, readMultipart, type StoredFile } from './multipart.ts';
import { sentUploads, takeUploads } from './repository.ts';
import { announcedBytes, takeVolume } from './volume.ts';

const AGAIN = 'Berkas perlu dikirim ulang, silakan coba lagi';

/** Names every file that is not there any more, so that one more try is enough. */
const refuseLost = (codes: string[]) =>
  refuse(
    'INVALID',
    AGAIN,
    codes.map((path) => ({ path, message: AGAIN })),
  );

function readRefs(text: string): [code: string, id: string][] {
  try {
    const refs = Object.entries(uploadsPart.parse(JSON.parse(text)));
    return refs.flatMap(([code, ids]) =>
      [ids].flat().map((id): [string, string] => [code, id.toLowerCase()]),
    );
  } catch {
    return refuseFile(UPLOADS_PART, 'Daftar berkas tidak dapat dibaca');
  }
}

/** A form's body, with files that it names beside those that it brings. */
export type Submission = Multipart & {
  /** Marks the named files as used, in the transaction that keeps them. @throws Problem INVALID */
  take(tx: Tx, now: Date): Promise<void>;
};

/** The named files as if they had come with the form, each for the document that it was sent for. */
async function namedFiles(
  { db, clock }: Deps,
  userId: string | null,
  refs: [code: string, id: string][],
): Promise<(StoredFile & { id: string })[]> {
  const ids = refs.map(([, id]) => id).filter(isUuid);
  // Files are sent ahead by members alone.
  const rows = userId === null ? [] : await sentUploads(db, userId, ids, clock());
  const lost: string[] = [];
  const found = refs.flatMap(([code, id]) => {
    const row = rows.find((candidate) => candidate.id === id && candidate.code === code);
    if (!row) {
      lost.push(code);
      return [];
    }
    const { title, fileName, mimeType, bytes, storageKey } = row;
    return [{ id, code, title, fileName, mimeType, bytes, storageKey }];
  });
  return lost.length > 0 ? refuseLost(lost) : found;
}

/** @throws Problem INVALID for a file that was not asked for or comes twice, TOO_LARGE for too many */
function checkNames(refs: [code: string, id: string][], sent: StoredFile[], rules: MultipartRules): void {
  const codes = [...refs.map(([code]) => code), ...sent.map(({ code }) => code)];
  for (const [code] of refs) {
    const spec = rules.files(code) ?? refuseFile(code, 'Berkas ini tidak diminta');
    checkCount(spec, code, codes);
  }
  if (refs.length + sent.length > rules.maxFiles) {
    refuse('TOO_LARGE', `Maksimal ${rules.maxFiles} berkas dalam satu pengiriman`);
  }
}

/**
 * Reads a form whose files come as parts, or were sent ahead and are named by the text part `uploads`. What was
 * sent ahead stays when the form is refused: `discard` removes only what came with this request. A visitor (`null`)
 * brings all files with the form.
 * @throws Problem
 */
export async function readSubmission(
  request: FastifyRequest,
  userId: string | null,
  rules: MultipartRules,
): Promise<Submission> {
  const { deps } = request.server;
  const announced = announcedBytes(request.headers['content-length']);
  if (announced !== null) await takeVolume(request, userId, announced);
  const body = await readMultipart(request, { ...rules, fields: [...rules.fields, UPLOADS_PART] });
  const { [UPLOADS_PART]: list, ...fields } = body.fields;
  try {
    if (announced === null)
      await takeVolume(
        request,
        userId,
        body.files.reduce((sum, { bytes }) => sum + bytes, 0),
      );
    const refs = list === undefined ? [] : readRefs(list);
    checkNames(refs, body.files, rules);
    const named = refs.length > 0 ? await namedFiles(deps, userId, refs) : [];
    return {
      ...body,
      fields,
      files: [...body.files, ...named.map(({ id: _id, ...file }) => file)],
      async take(tx, now) {
        if (named.length === 0) return;
        const ids = named.map(({ id }) => id);
        const taken = await takeUploads(tx, ids, now);
        const gone = named.filter(({ id }) => !taken.includes(id));
        if (gone.length > 0) refuseLost(gone.map(({ code }) => code));
      },
    };
  } catch (error) {
    await body.discard();
    throw error;
  }
}
