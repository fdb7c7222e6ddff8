import type { UploadPurpose } from '@naungan/api/uploads';

/** The form that an upload belongs to, whose it is, and what the file is for. */
export type UploadTarget = { owner: string; form: string; purpose: UploadPurpose };

/** Storage keys of a form's uploads in progress, beside its draft. */
export const uploadKeyPrefix = ({ owner, form }: Pick<UploadTarget, 'owner' | 'form'>) =>
  `draft.${owner}.${form}.upload.`;
