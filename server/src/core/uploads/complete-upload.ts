import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type AttachmentKind, isAttachmentKind } from '@naungan/domain/attachment';
import { ApiProblem, throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { detectContentType, HEAD_BYTES } from './content-type.ts';
import type { PartialFiles } from './partial-files.ts';
import { deleteUnused, saveContent, type UploadRow, uploadById } from './repository.ts';

async function headOf(contents: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of contents) chunks.push(chunk);
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function persistContent(deps: Deps, partials: PartialFiles, row: UploadRow): Promise<void> {
  const { files, db } = deps;
  const kind: AttachmentKind = isAttachmentKind(row.extention) ? row.extention : 'pdf';
  const { mimeType, picture } = await detectContentType(row.code, kind, {
    bytes: row.bytes,
    head: await headOf(partials.read(row.id, HEAD_BYTES)),
    read: async () => partials.read(row.id),
  });
  const storageKey = `uploads/${randomUUID()}`;
  await files.put(storageKey, picture ?? partials.read(row.id), { mimeType });
  if (!(await saveContent(db, row.id, { mimeType, storageKey }))) await files.remove(storageKey);
}

/**
 * Returns a function that checks an upload by its content once all bytes have arrived, and moves it into the file
 * store; an invalid one is deleted. Running it twice is harmless: after a crash in between, it runs when the client
 * requests the upload again.
 */
export function createUploadCompleter(deps: Deps, partials: PartialFiles) {
  const running = new Map<string, Promise<void>>();

  async function finish(id: string): Promise<void> {
    const row = (await uploadById(deps.db, id)) ?? throwProblem('NOT_FOUND');
    if (row.storageKey !== null) return;
    try {
      await persistContent(deps, partials, row);
    } catch (error) {
      if (error instanceof ApiProblem) {
        await deleteUnused(deps.db, id);
        await partials.remove(id);
      }
      throw error;
    }
    await partials.remove(id);
  }

  /** @throws ApiProblem INVALID for an invalid file, NOT_FOUND for a deleted upload */
  return (id: string): Promise<void> => {
    const runningCompletion = running.get(id);
    if (runningCompletion) return runningCompletion;
    const completion = finish(id).finally(() => running.delete(id));
    running.set(id, completion);
    return completion;
  };
}
