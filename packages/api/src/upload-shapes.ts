import { productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';

/** More than any document takes. */
const MAX_FILES_PER_CODE = 20;

const names = {
  code: z.string().min(1).max(100),
  filename: z.string().min(1).max(500),
  filetype: z.string().max(200).default(''),
};

/** A document of an order's line, before there is an order. */
export const uploadForOrder = z.object({ productType });
/** A document that was sent back with an order. */
export const uploadForRevision = z.object({ orderId: id });
/** A document of a claim on an own policy, before there is a claim. */
export const uploadForClaim = z.object({ policyNumber: z.string().min(1).max(100) });
/** A document that was sent back with a claim. */
export const uploadForClaimRevision = z.object({ claimId: id });

/** `Upload-Metadata` of a new upload, decoded: the file and what it is for. See `uploadMetadata`. */
export const uploadMetadataShape = z.union([
  z.object({ ...names, ...uploadForRevision.shape }),
  z.object({ ...names, ...uploadForClaim.shape }),
  z.object({ ...names, ...uploadForClaimRevision.shape }),
  z.object({ ...names, ...uploadForOrder.shape }),
]);
export type UploadMetadata = z.output<typeof uploadMetadataShape>;

/**
 * Content of the part `uploads` of a form: ids of files sent ahead, by the document's code; a list for a document that
 * takes several files.
 */
export const uploadsPart = z.record(z.string(), z.union([id, z.array(id).min(1).max(MAX_FILES_PER_CODE)]));
