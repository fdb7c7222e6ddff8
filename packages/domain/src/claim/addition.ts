import type { AttachmentSpec } from '../attachment/rules.ts';

/** Maximum number of documents per claim that a claimant adds without a request of the desk. */
export const MAX_ADDITIONS = 20;

/** The limits of the file of an added document. */
export const ADDITION_SPEC = {
  code: 'document',
  name: 'Berkas tambahan',
  extention: 'pdf_image',
  required: true,
  limit: 5,
} as const satisfies AttachmentSpec;
