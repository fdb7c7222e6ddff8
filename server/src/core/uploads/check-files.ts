import {
  ATTACHMENT_KINDS,
  type AttachmentSpec,
  attachmentBytes,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import { throwProblem } from '../../api-problem.ts';
import type { FileTexts } from './file-rule.ts';
import type { StoredFile } from './multipart.ts';

/** A file that a form requests; `texts` replaces the default messages. */
type RequestedFile = AttachmentSpec & { texts?: FileTexts | undefined };

function checkFile(spec: RequestedFile | undefined, { code, bytes, mimeType, fileName }: StoredFile): void {
  const reject = (message: string) => throwProblem('INVALID', message, [{ path: code, message }]);
  if (!spec) reject('Berkas ini tidak diminta');
  else if (!ATTACHMENT_KINDS[spec.extention].mimeTypes.includes(mimeType))
    reject(spec.texts?.invalid ?? ATTACHMENT_KINDS[spec.extention].invalidMessage);
  else if (bytes > attachmentBytes(spec))
    throwProblem('TOO_LARGE', spec.texts?.tooLarge?.(fileName) ?? tooLargeMessage(spec.limit));
}

/**
 * Checks each stored file: whether the form requests it, its kind and its size.
 * @throws ApiProblem INVALID, TOO_LARGE
 */
export function checkFiles(specs: readonly RequestedFile[], files: StoredFile[]): void {
  for (const file of files)
    checkFile(
      specs.find(({ code }) => code === file.code),
      file,
    );
}
