export { answerList, attachmentList, type RequiredAttachments, shownAmounts } from './parts.ts';
