import { CLAIM_MESSAGES, checkRevisedFile, tooFewFilesMessage } from '@naungan/domain/claim';
import type { AttachmentRules } from '../../fields/attachment/attachment-rules.ts';

/** The check and the messages for revised documents [3 §5]. */
export const REVISION_RULES: AttachmentRules = {
  checkFile: checkRevisedFile,
  tooFewMessage: ({ name }) => tooFewFilesMessage(name),
  tooManyMessage: () => CLAIM_MESSAGES.tooManyRevisedFiles,
  missingTitle: CLAIM_MESSAGES.reviseAll,
};
