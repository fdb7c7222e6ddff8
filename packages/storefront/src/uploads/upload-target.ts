import type { UploadPurpose } from '@naungan/api/uploads';

/** Owner and form of an upload, and the purpose of the file. */
export type UploadTarget = { owner: string; form: string; purpose: UploadPurpose };

/** Returns the prefix of the storage keys of a form's uploads. The prefix begins like the key of the form's draft. */
export const uploadKeyPrefix = ({ owner, form }: Pick<UploadTarget, 'owner' | 'form'>) =>
  `draft.${owner}.${form}.upload.`;

/**
 * The stored state of an upload: its URL, the fingerprint of its file (`print`) and the id of its tab. If the same file is
 * chosen again in the same tab, its upload resumes.
 */
export type ResumeState = { url: string; print: string; tab: string };

/** Returns a text that identifies a file without reading its content. */
export const fingerprint = ({
  name,
  size,
  type,
  lastModified,
}: Pick<File, 'name' | 'size' | 'type' | 'lastModified'>): string =>
  [name, size, type, lastModified].join('/');
