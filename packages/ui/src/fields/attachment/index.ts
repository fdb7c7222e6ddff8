export { AttachmentFields, type AttachmentFieldsProps } from './AttachmentFields.tsx';
export { attachmentCheck } from './attachment-check.ts';
export type { AttachmentFiles } from './attachment-files.ts';
export type { UploadFile, UploadState, UploadStates, UploadTools } from './upload-file.ts';
export { type FileUploads, useFileUploads } from './use-file-uploads.ts';
