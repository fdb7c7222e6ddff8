import type { AttachmentSpec } from '@naungan/domain/attachment';

/** Form-specific messages for rejected files [3 §5]. */
export type FileTexts = {
  /** Message for a file of a kind that the field does not accept. */
  invalid?: string;
  tooLarge?: (fileName: string) => string;
  tooMany?: string;
};

/** Kind, size limit and number of files of a form field. */
export type FileRule = Pick<AttachmentSpec, 'extention' | 'limit' | 'max'> & {
  texts?: FileTexts | undefined;
};
