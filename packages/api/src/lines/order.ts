import { orderAmounts, productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { multipartForm } from '../form.ts';
import { throughPartner } from '../partner.ts';

/**
 * An order is sent as multipart: the text parts `productId`, `partner` (if there is one), `params` (JSON: the
 * search that led to it, which may not contradict the payload), `payload` (JSON: the line's schema of
 * `@naungan/domain/lines/form` plus `amounts`) and one file part for each attachment, with the attachment's code as field name and
 * `{prefix}--{title}.{ext}` as file name. For a file that was uploaded before the form (`uploads.ts`), the text part
 * `uploads` (JSON: ids by code) has its id instead.
 */
export const orderParts = <Params extends z.ZodType>(params: Params) =>
  z.object({
    productId: id,
    params,
    payload: z.looseObject({ amounts: orderAmounts }),
    ...throughPartner,
  });

const ORDER_FILES =
  'One part a document: the field name is its `code` among the `attachments` of the plan, the file name ' +
  '`{prefix}--{title}.{ext}`. A file that was uploaded before is listed in `uploads` instead.';

/**
 * Returns the schema of an order's form for the OpenAPI document: its text parts, with every field that the
 * payload may have. `fields` is the line's form without the rules of a product; the product and the uploaded
 * files are separate parts.
 */
export function orderFormOf(parts: ReturnType<typeof orderParts>, fields: z.ZodType) {
  if (!(fields instanceof z.ZodObject))
    throw new TypeError('The schema of an order form must be an object schema');
  const { productId: _product, params: _search, attachments: _files, ...shape } = fields.shape;
  // Typed, so that an example may have every field.
  const payload: Record<string, z.ZodType> = shape;
  return multipartForm(
    { ...parts.shape, payload: z.object({ ...payload, amounts: orderAmounts }) },
    ORDER_FILES,
  );
}

/**
 * The day of the example orders. Their schemas describe fields only, so rules that compare with today use this day.
 */
export const EXAMPLE_DAY = '2026-11-21';

/** Path parameters of one product. */
export const planParams = z.object({ id });

/** The visitor's device, which any search may include. */
export const deviceParams = z.object({ deviceUUID: z.string().max(64).optional() });

export const placedOrder = z.object({ _id: id, productType, invoice: z.boolean() });
