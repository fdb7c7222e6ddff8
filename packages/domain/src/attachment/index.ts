export {
  ATTACHMENT_KIND_CODES,
  ATTACHMENT_KINDS,
  type AttachmentKind,
  type AttachmentKindRow,
  acceptedFiles,
  acceptsPictures,
  isAttachmentKind,
  kindForBoth,
} from './kinds.ts';
export {
  hasCameraData,
  jpegName,
  type Picture,
  type PictureStep,
  pictureSteps,
} from './picture.ts';
export {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  attachmentBytes,
  BYTES_PER_MB,
  checkAttachment,
  EMPTY_FILE_MESSAGE,
  type FileFacts,
  maxFiles,
  missingAttachments,
  NO_SIZE_LIMIT,
  surplusAttachments,
  tooLargeMessage,
  tooManyFilesMessage,
  wrongKindMessage,
} from './rules.ts';
