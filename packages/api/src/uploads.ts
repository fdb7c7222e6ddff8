import type { ProductType } from '@naungan/domain/lines';

/**
 * Path for files that are uploaded before their form is sent, by the tus protocol 1.0.0
 * (https://tus.io/protocols/resumable-upload), below the base path of the API. `POST` creates an upload and returns its
 * URL. At this URL `PATCH` and `HEAD` continue the upload and `DELETE` deletes it. The last path segment of the URL is the
 * id of the upload in the form.
 */
export const UPLOADS_PATH = '/uploads';

/** Text part of a form: JSON with the ids of files that were uploaded before the form was sent, by document code. */
export const UPLOADS_PART = 'uploads';

/**
 * The purpose of the files: a new order of a line, the revision of an order, a new claim on a policy, or documents that
 * the desk requests for a claim.
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

/** Returns the id in the URL of an upload. */
export const uploadId = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
