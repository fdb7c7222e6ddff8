import { orderAmounts, productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { multipartForm } from '../form.ts';
import { throughPartner } from '../partner.ts';

/**
 * An order travels as multipart: the text parts `productId`, `partner` (where there is one), `params` (JSON:
 * the search that it came from), `payload` (JSON: the line's schema of `@naungan/domain/lines/form` plus
 * `amounts`) and one file part for each attachment, whose field name is the attachment's code and whose file
 * name is `{prefix}--{title}.{ext}`. A file that was sent ahead (`uploads.ts`) is named in the text part
 * `uploads` (JSON: ids by code) instead.
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
  '`{prefix}--{title}.{ext}`. A file that was sent ahead is named in `uploads` instead.';

/**
 * The form of an order as it is described: its text parts, with all that the payload may hold. `fields` is the line's
 * form with the rules of no plan; which product it is and which files came is said beside the payload.
 */
export function orderFormOf(parts: ReturnType<typeof orderParts>, fields: z.ZodType) {
  if (!(fields instanceof z.ZodObject))
    throw new TypeError('The form of an order is an object of its fields');
  const { productId: _product, params: _search, attachments: _files, ...payload } = fields.shape;
  return multipartForm(
    { ...parts.shape, payload: z.object({ ...payload, amounts: orderAmounts }) },
    ORDER_FILES,
  );
}

/** The path of one product. */
export const planParams = z.object({ id });

/** The device of a visitor, which every search may name. */
export const deviceParams = z.object({ deviceUUID: z.string().max(64).optional() });

export const placed = z.object({ _id: id, productType, invoice: z.boolean() });
