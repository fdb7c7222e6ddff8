import type { ProductType } from '@naungan/domain/lines';

/**
 * Path for files that are uploaded before their form, by the tus protocol 1.0.0
 * (https://tus.io/protocols/resumable-upload), below the base path of the API. `POST` creates an upload; at the
 * address of the upload, `PATCH` and `HEAD` continue it and `DELETE` deletes it. The last path segment of the
 * address is the id of the upload in the form.
 */
export const UPLOADS_PATH = '/uploads';

/** Text part of a form: JSON with the ids of files that were uploaded before the form, by document code. */
export const UPLOADS_PART = 'uploads';

/**
 * The purpose of the files: a new order of a line, the revision of an order, a claim on a policy, or the
 * documents of a claim that the desk sent back.
 */
export type UploadPurpose =
  | { productType: ProductType }
  | { orderId: string }
  | { policyNumber: string }
  | { claimId: string };

/** Returns the `Upload-Metadata` of a file: its document, its purpose and its name on the device. */
export function uploadMetadata(code: string, file: File, purpose: UploadPurpose): Record<string, string> {
  return { code, filename: file.name, filetype: file.type, ...purpose };
}

/** Returns the id of an upload, from its address. */
export const uploadId = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
