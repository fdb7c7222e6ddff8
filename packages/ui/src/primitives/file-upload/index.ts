export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { UploadedFile, UploadStatus } from './file-text.ts';
export type { FileCheck } from './find-file-problem.ts';
