import type { UploadPurpose } from '@naungan/api/uploads';

/** Owner and form of an upload, and the purpose of the file. */
export type UploadTarget = { owner: string; form: string; purpose: UploadPurpose };

/** Returns the prefix of the storage keys of a form's uploads, next to its draft. */
export const uploadKeyPrefix = ({ owner, form }: Pick<UploadTarget, 'owner' | 'form'>) =>
  `draft.${owner}.${form}.upload.`;
