export { AttachmentFields, type AttachmentFieldsProps, type AttachmentFiles } from './AttachmentFields.tsx';
export { attachmentCheck } from './attachment-check.ts';
