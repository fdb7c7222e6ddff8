import type { AttachmentSpec } from '../attachment/rules.ts';

/** Documents that a claimant may add to one claim without being asked. */
export const MOST_ADDITIONS = 20;

/** The file of an added document. */
export const ADDITION_SPEC = {
  code: 'document',
  name: 'Berkas tambahan',
  extention: 'pdf_image',
  required: true,
  limit: 5,
} as const satisfies AttachmentSpec;
