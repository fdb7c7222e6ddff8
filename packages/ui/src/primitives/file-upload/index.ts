export { FilesPicker, type FilesPickerProps } from './FilesPicker.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { sizeText, type UploadedFile, type UploadStatus } from './file-text.ts';
export type { FileCheck } from './find-file-problem.ts';
export { UploadedFileRow, type UploadedFileRowProps } from './UploadedFileRow.tsx';
export type { ChosenFilesListeners } from './use-chosen-files.ts';
