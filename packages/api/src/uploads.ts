import type { ProductType } from '@naungan/domain/lines';

/**
 * Files sent ahead of their form, by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload), below
 * the API's base. `POST` makes an upload, `PATCH` and `HEAD` of its address continue it, `DELETE` takes it back.
 * The last path segment of the address is the id that the form names the file by.
 */
export const UPLOADS_PATH = '/uploads';

/** Text part of a form: JSON of the ids of files sent ahead, by the document's code. */
export const UPLOADS_PART = 'uploads';

/**
 * What the files are for: a new order of a line, the revision of an own order, a claim on an own policy, or the documents
 * that an own claim was sent back for.
 */
export type UploadPurpose =
  | { productType: ProductType }
  | { orderId: string }
  | { policyNumber: string }
  | { claimId: string };

/** `Upload-Metadata` of a file: which document of what it is, and what its device calls it. */
export function uploadMetadata(code: string, file: File, purpose: UploadPurpose): Record<string, string> {
  return { code, filename: file.name, filetype: file.type, ...purpose };
}

/** The id that a form names an upload by, from the upload's address. */
export const uploadId = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
