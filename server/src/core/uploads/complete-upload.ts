import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type AttachmentKind, isAttachmentKind } from '@naungan/domain/attachment';
import { ApiProblem, throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { checkContent } from './check-content.ts';
import { HEAD_BYTES } from './content-type.ts';
import type { PartialFiles } from './partial-files.ts';
import { deleteUnused, saveContent, type UploadRow, uploadById } from './repository.ts';

async function headOf(contents: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of contents) chunks.push(chunk);
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function persistContent(deps: Deps, partialFiles: PartialFiles, row: UploadRow): Promise<void> {
  const { files, db } = deps;
  const kind: AttachmentKind = isAttachmentKind(row.extention) ? row.extention : 'pdf';
  const { mimeType, picture } = await checkContent(deps, row.code, kind, {
    bytes: row.bytes,
    head: await headOf(partialFiles.read(row.id, HEAD_BYTES)),
    read: async () => partialFiles.read(row.id),
  });
  const storageKey = `uploads/${randomUUID()}`;
  await files.put(storageKey, picture ?? partialFiles.read(row.id), { mimeType });
  if (!(await saveContent(db, row.id, { mimeType, storageKey }))) await files.remove(storageKey);
}

/**
 * Returns a function that completes an upload whose bytes have all arrived: checks the content, and moves it into the
 * file store. The function deletes an invalid upload. After a crash, the client's next request for the upload calls the
 * function again.
 */
export function createUploadCompleter(deps: Deps, partialFiles: PartialFiles) {
  const runningCompletions = new Map<string, Promise<void>>();

  async function complete(id: string): Promise<void> {
    const row = (await uploadById(deps.db, id)) ?? throwProblem('NOT_FOUND');
    if (row.storageKey !== null) return;
    try {
      await persistContent(deps, partialFiles, row);
    } catch (error) {
      // While the scanner does not respond, the bytes remain, and the client's next request scans them.
      if (error instanceof ApiProblem && error.code !== 'UNAVAILABLE') {
        await deleteUnused(deps.db, id);
        await partialFiles.remove(id);
      }
      throw error;
    }
    await partialFiles.remove(id);
  }

  /**
   * Concurrent calls for one upload share one completion.
   * @throws ApiProblem INVALID for an invalid file, NOT_FOUND for a deleted upload
   */
  return (id: string): Promise<void> => {
    const runningCompletion = runningCompletions.get(id);
    if (runningCompletion) return runningCompletion;
    const completion = complete(id).finally(() => runningCompletions.delete(id));
    runningCompletions.set(id, completion);
    return completion;
  };
}
