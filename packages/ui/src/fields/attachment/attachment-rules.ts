import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  checkAttachment,
  type FileFacts,
  maxFiles,
  tooManyFilesMessage,
} from '@naungan/domain/attachment';

/** The check and the messages of a form's documents. */
export type AttachmentRules = {
  /** Returns why a file is rejected, or `null`. */
  checkFile: (spec: AttachmentSpec, file: FileFacts) => string | null;
  /** Message if a document has fewer files than required. */
  tooFewMessage: (spec: AttachmentSpec) => string;
  /** Message if a document has more files than accepted. */
  tooManyMessage: (spec: AttachmentSpec) => string;
  /** Title above the problems if a document is missing. */
  missingTitle: string;
};

/** Rules of orders [2 §5]. */
export const ORDER_RULES: AttachmentRules = {
  checkFile: checkAttachment,
  tooFewMessage: ({ name, min = 1 }) => `${name}: minimal ${min} berkas`,
  tooManyMessage: (spec) => tooManyFilesMessage(maxFiles(spec)),
  missingTitle: ATTACHMENTS_MISSING_MESSAGE,
};
