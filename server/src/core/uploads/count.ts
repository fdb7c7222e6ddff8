import { type AttachmentSpec, mostFiles, tooManyFilesMessage } from '@naungan/domain/attachment';
import { refuseFile } from './content.ts';

/**
 * Whether a document takes as many files as have come for it.
 * @throws Problem INVALID
 */
export function checkCount(spec: Pick<AttachmentSpec, 'max'>, code: string, codes: readonly string[]): void {
  const most = mostFiles(spec);
  if (codes.filter((other) => other === code).length <= most) return;
  refuseFile(code, most === 1 ? 'Berkas ini dikirim dua kali' : tooManyFilesMessage(most));
}
