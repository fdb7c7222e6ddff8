import { maxFiles, tooManyFilesMessage } from '@naungan/domain/attachment';
import { throwFileProblem } from './content-type.ts';
import type { FileRule } from './file-rule.ts';

/**
 * Checks that a document has no more files than its rule allows. `codesOfAllFiles` has one entry per file.
 * @throws ApiProblem INVALID
 */
export function checkFileCount(
  rule: Pick<FileRule, 'max' | 'texts'>,
  code: string,
  codesOfAllFiles: readonly string[],
): void {
  const limit = maxFiles(rule);
  if (codesOfAllFiles.filter((fileCode) => fileCode === code).length <= limit) return;
  throwFileProblem(
    code,
    limit === 1 ? 'Berkas ini dikirim dua kali' : (rule.texts?.tooMany ?? tooManyFilesMessage(limit)),
  );
}
