import { orderAmounts, productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';

/**
 * An order travels as multipart: the text parts `productId`, `params` (JSON: the search that it came from), `payload`
 * (JSON: the line's schema of `@naungan/domain/lines/form` plus `amounts`) and one file part for each attachment,
 * whose field name is the attachment's code and whose file name is `{prefix}--{title}.{ext}`. A file that was sent
 * ahead (`uploads.ts`) is named in the text part `uploads` (JSON: ids by code) instead.
 */
export const orderParts = <Params extends z.ZodType>(params: Params) =>
  z.object({ productId: id, params, payload: z.looseObject({ amounts: orderAmounts }) });

/** The path of one product. */
export const planParams = z.object({ id });

/** The device of a visitor, which every search may name. */
export const deviceParams = z.object({ deviceUUID: z.string().max(64).optional() });

export const placed = z.object({ _id: id, productType, invoice: z.boolean() });
