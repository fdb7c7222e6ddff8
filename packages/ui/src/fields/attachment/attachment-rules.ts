import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  checkAttachment,
  type FileFacts,
  mostFiles,
  tooManyFilesMessage,
} from '@naungan/domain/attachment';

/** What a form says of its documents, where it has words of its own. */
export type AttachmentRules = {
  /** Why a file is not taken, or `null`. */
  checkFile: (spec: AttachmentSpec, file: FileFacts) => string | null;
  tooFew: (spec: AttachmentSpec) => string;
  tooMany: (spec: AttachmentSpec) => string;
  /** Above the list of what is missing. */
  missing: string;
};

/** Those of orders [2 §5]. */
export const ORDER_RULES: AttachmentRules = {
  checkFile: checkAttachment,
  tooFew: ({ name, min = 1 }) => `${name}: minimal ${min} berkas`,
  tooMany: (spec) => tooManyFilesMessage(mostFiles(spec)),
  missing: ATTACHMENTS_MISSING_MESSAGE,
};
