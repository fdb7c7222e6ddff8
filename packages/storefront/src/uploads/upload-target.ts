import type { UploadPurpose } from '@naungan/api/uploads';

/** Owner and form of an upload, and the purpose of the file. */
export type UploadTarget = { owner: string; form: string; purpose: UploadPurpose };

/** Returns the prefix of the storage keys of a form's uploads, next to its draft. */
export const uploadKeyPrefix = ({ owner, form }: Pick<UploadTarget, 'owner' | 'form'>) =>
  `draft.${owner}.${form}.upload.`;

/**
 * Stored for each file, so that the same file resumes in the same tab. `url`: of the upload. `print`: fingerprint of the
 * file. `tab`: id of the tab.
 */
export type ResumeState = { url: string; print: string; tab: string };

export const fingerprint = ({
  name,
  size,
  type,
  lastModified,
}: Pick<File, 'name' | 'size' | 'type' | 'lastModified'>): string =>
  [name, size, type, lastModified].join('/');
