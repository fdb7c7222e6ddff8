import { maxFiles, tooManyFilesMessage } from '@naungan/domain/attachment';
import { throwFileProblem } from './content-type.ts';
import type { FileRule } from './file-rule.ts';

/**
 * Checks that a document has no more files than its rule allows.
 * @throws ApiProblem INVALID
 */
export function checkFileCount(
  spec: Pick<FileRule, 'max' | 'texts'>,
  code: string,
  codes: readonly string[],
): void {
  const limit = maxFiles(spec);
  if (codes.filter((fileCode) => fileCode === code).length <= limit) return;
  throwFileProblem(
    code,
    limit === 1 ? 'Berkas ini dikirim dua kali' : (spec.texts?.tooMany ?? tooManyFilesMessage(limit)),
  );
}
