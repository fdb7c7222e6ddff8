export { answerList, attachmentList, displayedAmounts, type RequiredAttachments } from './parts.ts';
