import {
  ATTACHMENT_KINDS,
  type AttachmentSpec,
  attachmentBytes,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import { refuse } from '../../problem.ts';
import type { FileTexts } from './file-rule.ts';
import type { StoredFile } from './multipart.ts';

type Asked = AttachmentSpec & { texts?: FileTexts | undefined };

function checkFile(spec: Asked | undefined, { code, bytes, mimeType, fileName }: StoredFile): void {
  const wrong = (message: string) => refuse('INVALID', message, [{ path: code, message }]);
  if (!spec) wrong('Berkas ini tidak diminta');
  else if (!ATTACHMENT_KINDS[spec.extention].mimeTypes.includes(mimeType))
    wrong(spec.texts?.invalid ?? ATTACHMENT_KINDS[spec.extention].invalidMessage);
  else if (bytes > attachmentBytes(spec))
    refuse('TOO_LARGE', spec.texts?.tooLarge?.(fileName) ?? tooLargeMessage(spec.limit));
}

/**
 * What the upload could not know while it streamed: whether the file is asked for here, and its limit and
 * kind.
 * @throws Problem INVALID, TOO_LARGE
 */
export function checkFiles(specs: readonly Asked[], files: StoredFile[]): void {
  for (const file of files)
    checkFile(
      specs.find(({ code }) => code === file.code),
      file,
    );
}
