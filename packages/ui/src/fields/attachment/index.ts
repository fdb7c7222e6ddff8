export { AttachmentFields, type AttachmentFieldsProps } from './AttachmentFields.tsx';
export { filesOf } from './attachment-files.ts';
export type { UploadFile, UploadTools } from './upload-file.ts';
