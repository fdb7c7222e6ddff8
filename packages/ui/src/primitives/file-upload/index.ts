export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { sizeText, type UploadedFile, type UploadStatus } from './file-text.ts';
