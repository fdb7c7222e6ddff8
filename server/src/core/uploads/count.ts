import { mostFiles, tooManyFilesMessage } from '@naungan/domain/attachment';
import { refuseFile } from './content.ts';
import type { FileRule } from './file-rule.ts';

/**
 * Whether a document takes as many files as have come for it.
 * @throws Problem INVALID
 */
export function checkCount(
  spec: Pick<FileRule, 'max' | 'texts'>,
  code: string,
  codes: readonly string[],
): void {
  const most = mostFiles(spec);
  if (codes.filter((other) => other === code).length <= most) return;
  refuseFile(
    code,
    most === 1 ? 'Berkas ini dikirim dua kali' : (spec.texts?.tooMany ?? tooManyFilesMessage(most)),
  );
}
