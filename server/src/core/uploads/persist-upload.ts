import { ApiProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import type { Multipart } from './multipart.ts';

/**
 * Whether a record refers to the files. When a connection breaks during the commit, the outcome is unknown without
 * this.
 */
async function isReferenced({ db, registry }: Deps, { files }: Multipart): Promise<boolean> {
  const keys = files.map(({ storageKey }) => storageKey);
  return registry.referencedFiles(db, keys).then(
    (referenced) => referenced.size > 0,
    () => true,
  );
}

/**
 * Runs `persist` with the files of an upload, and deletes them when it does not report them as `kept` or fails.
 */
export async function persistUpload<T>(
  deps: Deps,
  upload: Multipart,
  persist: () => Promise<{ kept: boolean; answer: T }>,
): Promise<T> {
  try {
    const { kept, answer } = await persist();
    if (!kept) await upload.discard();
    return answer;
  } catch (error) {
    if (error instanceof ApiProblem || !(await isReferenced(deps, upload))) await upload.discard();
    throw error;
  }
}
