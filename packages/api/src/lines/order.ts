import { orderAmounts, productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { orderDraftName } from '../draft-name.ts';
import { multipartForm } from '../form.ts';
import { partnerField } from '../partner.ts';

/**
 * Returns the schema of an order's text parts. An order is a multipart form with these parts:
 *
 * - `productId`, and `partner` for an order from a partner's page;
 * - `draft`: the name of the member's draft, which is deleted with the order;
 * - `params`: JSON, the search of the product, which may not contradict the payload;
 * - `payload`: JSON, the form of the line (`@naungan/domain/lines/form`) with `amounts`;
 * - one file for each attachment: the field name is the code of the attachment, the file name is
 *   `{prefix}--{title}.{ext}`;
 * - `uploads`: JSON, ids by code of the files that were uploaded before the form was sent (`uploads.ts`).
 */
export const orderParts = <Params extends z.ZodType>(params: Params) =>
  z.object({
    productId: id,
    params,
    payload: z.looseObject({ amounts: orderAmounts }),
    draft: orderDraftName.optional(),
    ...partnerField,
  });

const ORDER_FILES =
  'One part per document: the field name is its `code` in the `attachments` of the plan, the file name is ' +
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
  // The wide type allows an example to have every field.
  const payload: Record<string, z.ZodType> = shape;
  return multipartForm(
    { ...parts.shape, payload: z.object({ ...payload, amounts: orderAmounts }) },
    ORDER_FILES,
  );
}

/** The value of `today` in the schemas and examples of the OpenAPI document: the day of the example orders. */
export const EXAMPLE_DAY = '2026-11-21';

/** Path parameters of one product. */
export const planParams = z.object({ id });

/** The visitor's device, which any search may include. */
export const deviceParams = z.object({ deviceUUID: z.string().max(64).optional() });

export const placedOrder = z.object({ _id: id, productType, invoice: z.boolean() });
