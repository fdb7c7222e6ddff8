import type { UploadPurpose } from '@naungan/api/uploads';

/** A form of a member, and what its files are for. */
export type UploadPlace = { owner: string; form: string; purpose: UploadPurpose };

/** Beside the form's draft: where each of its uploads stands. */
export const uploadPrefix = ({ owner, form }: Pick<UploadPlace, 'owner' | 'form'>) =>
  `draft.${owner}.${form}.upload.`;
