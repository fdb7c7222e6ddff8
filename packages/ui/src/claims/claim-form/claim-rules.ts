import { CLAIM_MESSAGES, checkClaimFile, tooFewFilesMessage } from '@naungan/domain/claim';
import { MESSAGES } from '@naungan/domain/messages';
import type { AttachmentRules } from '../../fields/attachment/attachment-rules.ts';

/** The check and the messages for the documents of a new claim [3 §5]. */
export const CLAIM_RULES: AttachmentRules = {
  checkFile: checkClaimFile,
  tooFewMessage: ({ name }) => tooFewFilesMessage(name),
  tooManyMessage: () => CLAIM_MESSAGES.tooManyDocuments,
  missingTitle: MESSAGES.claim.attachmentsMissing,
};
