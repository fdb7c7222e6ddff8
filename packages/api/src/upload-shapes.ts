import { productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';

/** This limit is higher than the maximum number of files of any document. */
const MAX_FILES_PER_CODE = 20;

const fileFields = {
  code: z.string().min(1).max(100),
  filename: z.string().min(1).max(500),
  filetype: z.string().max(200).default(''),
};

/** A document for a new order of a line. */
export const uploadForOrder = z.object({ productType });
/** A corrected document for an order that the insurer sent back. */
export const uploadForRevision = z.object({ orderId: id });
/** A document for a new claim on one of the member's policies. */
export const uploadForClaim = z.object({ policyNumber: z.string().min(1).max(100) });
/** A document that the desk requests for a claim. */
export const uploadForClaimRevision = z.object({ claimId: id });

/** `Upload-Metadata` of a new upload, decoded: the file and its purpose. See `uploadMetadata`. */
export const uploadMetadataShape = z.union([
  z.object({ ...fileFields, ...uploadForRevision.shape }),
  z.object({ ...fileFields, ...uploadForClaim.shape }),
  z.object({ ...fileFields, ...uploadForClaimRevision.shape }),
  z.object({ ...fileFields, ...uploadForOrder.shape }),
]);
export type UploadMetadata = z.output<typeof uploadMetadataShape>;

/**
 * Content of the form part `uploads`: ids of files that were uploaded before the form was sent, by document code. A
 * document with several files has a list of ids.
 */
export const uploadsPart = z.record(z.string(), z.union([id, z.array(id).min(1).max(MAX_FILES_PER_CODE)]));
