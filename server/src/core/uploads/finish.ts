import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type AttachmentKind, isAttachmentKind } from '@naungan/domain/attachment';
import type { Deps } from '../../deps.ts';
import { Problem, refuse } from '../../problem.ts';
import { HEAD_BYTES, tellContent } from './content.ts';
import type { Partials } from './partials.ts';
import { deleteUnused, keepContent, type UploadRow, uploadById } from './repository.ts';

async function headOf(contents: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of contents) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function keep(deps: Deps, partials: Partials, row: UploadRow): Promise<void> {
  const { files, db } = deps;
  const kind: AttachmentKind = isAttachmentKind(row.extention) ? row.extention : 'pdf';
  const { mimeType, picture } = await tellContent(row.code, kind, {
    bytes: row.bytes,
    head: await headOf(partials.read(row.id, HEAD_BYTES)),
    read: async () => partials.read(row.id),
  });
  const storageKey = `uploads/${randomUUID()}`;
  await files.put(storageKey, picture ?? partials.read(row.id), { mimeType });
  if (!(await keepContent(db, row.id, { mimeType, storageKey }))) await files.remove(storageKey);
}

/**
 * Judges uploads by their content once all bytes are there, and moves the good ones into the file store; a bad
 * one is removed. Twice is harmless: a server that ended in between does it when the client asks again.
 */
export function createFinisher(deps: Deps, partials: Partials) {
  const underWay = new Map<string, Promise<void>>();

  async function finish(id: string): Promise<void> {
    const row = (await uploadById(deps.db, id)) ?? refuse('NOT_FOUND');
    if (row.storageKey !== null) return;
    try {
      await keep(deps, partials, row);
    } catch (error) {
      if (error instanceof Problem) {
        await deleteUnused(deps.db, id);
        await partials.remove(id);
      }
      throw error;
    }
    await partials.remove(id);
  }

  /** @throws Problem INVALID when the file is not what it should be, NOT_FOUND when it was taken back */
  return (id: string): Promise<void> => {
    const known = underWay.get(id);
    if (known) return known;
    const begun = finish(id).finally(() => underWay.delete(id));
    underWay.set(id, begun);
    return begun;
  };
}
