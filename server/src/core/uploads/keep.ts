import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import type { Multipart } from './multipart.ts';

/** A connection that broke during the commit leaves it open whether the form was stored: then ask. */
async function isKept({ db, registry }: Deps, { files }: Multipart): Promise<boolean> {
  const keys = files.map(({ storageKey }) => storageKey);
  return registry.keptFiles(db, keys).then(
    (kept) => kept.size > 0,
    () => true,
  );
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
    if (error instanceof Problem || !(await isKept(deps, upload))) await upload.discard();
    throw error;
  }
}
