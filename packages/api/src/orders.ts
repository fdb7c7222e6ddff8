import { addressForm } from '@naungan/domain/address/form';
import { beneficiaryForm } from '@naungan/domain/beneficiary/form';
import { insuredForm } from '@naungan/domain/insured/form';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { orderDetail, revisionDetail } from '@naungan/domain/lines/record';
import { vehicleForm } from '@naungan/domain/lines/vehicle/form';
import { orderAmounts, orderCard, productType } from '@naungan/domain/order/record';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { multipartForm } from './form.ts';
import { NO_PLAN } from './lines/insured-person.ts';

/** Accepts every product type, because tabs and links may name a type that is not sold. The list of such a type is empty. */
const productTypeQuery = z.enum(PRODUCT_TYPES);

export const orders = contract('orders', {
  summary: "The member's orders, newest first",
  query: z.object({ productType: productTypeQuery.optional() }),
  reply: z.array(orderCard),
});

export const order = contract('order', {
  summary: 'One order of the member; with `invoice=true` also its invoice as `invoiceFormat`',
  params: z.object({ productType: productTypeQuery, id }),
  query: z.object({ invoice: z.enum(['true', 'false']).optional() }),
  reply: orderDetail,
});

export const revision = contract('revision', {
  summary: 'The items of an order that must be revised',
  params: idParams,
  reply: revisionDetail,
});
export const formerOrder = contract('formerOrder', {
  summary: 'The form values of an order of the member, to order again',
  params: idParams,
  reply: revisionDetail,
});
/**
 * The corrected parts of an order that the insurer sent back. A change that affects the price requires the
 * `amounts` that the page showed [Q16]. The server responds with 422 if another policy or order of the same period has the
 * same plate or chassis number [Q45].
 */
const correctedFields = z.object({
  vehicle: vehicleForm({ today: NO_PLAN.today }).optional(),
  insured: insuredForm({ today: NO_PLAN.today, requiresBirthData: false }).optional(),
  amounts: orderAmounts.optional(),
  addresses: addressForm().optional(),
  beneficiary: beneficiaryForm().optional(),
});
const REVISED_FILES = 'Documents that the insurer requested, named as in an order, or in `uploads`.';

export const submitRevision = contract('submitRevision', {
  summary: 'Send the revision; a repeated `Idempotency-Key` has no further effect',
  params: idParams,
  form: multipartForm({ payload: correctedFields.optional() }, REVISED_FILES),
  reply: z.object({ _id: id, productType }),
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});
