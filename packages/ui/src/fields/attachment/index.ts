export { AttachmentFields, type AttachmentFieldsProps } from './AttachmentFields.tsx';
export { attachmentCheck } from './attachment-check.ts';
export { type AttachmentFiles, filesOf } from './attachment-files.ts';
export type { AttachmentRules } from './attachment-rules.ts';
export { fileSlot, freeSlot, slotCode } from './file-slot.ts';
export type { UploadFile, UploadState, UploadStates, UploadTools } from './upload-file.ts';
export { type FileUploads, useFileUploads } from './use-file-uploads.ts';
