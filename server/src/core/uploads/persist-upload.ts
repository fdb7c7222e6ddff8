import { ApiProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import type { Multipart } from './multipart.ts';

/**
 * Returns whether a record refers to the files. If the connection breaks during the commit, only such a record shows that the
 * commit succeeded. Returns true if the database does not reply, because a record may then refer to the files.
 */
async function isReferenced({ db, registry }: Deps, { files }: Multipart): Promise<boolean> {
  const keys = files.map(({ storageKey }) => storageKey);
  return registry.referencedFiles(db, keys).then(
    (referencedKeys) => referencedKeys.size > 0,
    () => true,
  );
}

/**
 * Runs `persist`, which stores records that refer to the files of the upload. Deletes the files if `persist`
 * fails or returns `committed: false`.
 */
export async function persistUpload<T>(
  deps: Deps,
  upload: Multipart,
  persist: () => Promise<{ committed: boolean; result: T }>,
): Promise<T> {
  try {
    const { committed, result } = await persist();
    if (!committed) await upload.discard();
    return result;
  } catch (error) {
    if (error instanceof ApiProblem || !(await isReferenced(deps, upload))) await upload.discard();
    throw error;
  }
}
