import {
  ATTACHMENT_KINDS,
  type AttachmentSpec,
  attachmentBytes,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { refuse } from '../../problem.ts';

/** More than any plan asks for; the eleventh file of a request is refused. */
export const MOST_FILES = 10;

function checkFile(spec: AttachmentSpec | undefined, { code, bytes, mimeType }: StoredFile): void {
  const wrong = (message: string) => refuse('INVALID', message, [{ path: code, message }]);
  if (!spec) wrong('Berkas ini tidak diminta');
  else if (!ATTACHMENT_KINDS[spec.extention].mimeTypes.includes(mimeType))
    wrong(ATTACHMENT_KINDS[spec.extention].invalidMessage);
  else if (bytes > attachmentBytes(spec)) refuse('TOO_LARGE', tooLargeMessage(spec.limit));
}

/**
 * What the upload could not know while it streamed: whether this plan asks for the file, and the plan's
 * own limit and kind.
 * @throws Problem INVALID, TOO_LARGE
 */
export function checkFiles(specs: AttachmentSpec[], files: StoredFile[]): void {
  for (const file of files)
    checkFile(
      specs.find(({ code }) => code === file.code),
      file,
    );
}
