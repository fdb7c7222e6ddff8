import type { AttachmentSpec } from '@naungan/domain/attachment';

/** What is said of a file where its form has words of its own [3 §5]. */
export type FileTexts = {
  /** It is of another kind. */
  invalid?: string;
  tooLarge?: (fileName: string) => string;
  tooMany?: string;
};

/** What a file of a field must be. */
export type FileRule = Pick<AttachmentSpec, 'extention' | 'limit' | 'max'> & {
  texts?: FileTexts | undefined;
};
