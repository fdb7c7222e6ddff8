import type { Multipart } from '../../core/uploads/multipart.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { holdsFiles } from './repository.ts';

/** A connection that broke during the commit leaves it open whether the order was stored: then ask. */
async function belongsToOrder({ db }: Deps, { files }: Multipart): Promise<boolean> {
  return holdsFiles(
    db,
    files.map(({ storageKey }) => storageKey),
  ).catch(() => true);
}

/** Uses an upload; unless its files are `kept`, and on every failure, they are removed. */
export async function withUpload<T>(
  deps: Deps,
  upload: Multipart,
  use: () => Promise<{ kept: boolean; answer: T }>,
): Promise<T> {
  try {
    const { kept, answer } = await use();
    if (!kept) await upload.discard();
    return answer;
  } catch (error) {
    if (error instanceof Problem || !(await belongsToOrder(deps, upload))) await upload.discard();
    throw error;
  }
}
