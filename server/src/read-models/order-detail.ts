import type { ProductType } from '@naungan/domain/lines';
import { revisionItems } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { serverLine } from '../lines/index.ts';
import {
  listAttachments,
  type OrderAttachment,
  type OrderRecord,
  orderPayment,
  shippingAddress,
} from '../modules/orders/service.ts';
import { issuedPolicies, type PolicyOfOrder } from '../modules/policies/service.ts';
import { orderInvoice } from './order-invoice.ts';
import { statusMessage } from './order-status-message.ts';

type Policy = PolicyOfOrder | null;
type Invoice = Awaited<ReturnType<typeof orderInvoice>>;

function headersOf(order: OrderRecord, invoice: Invoice, policy: Policy): OrderDetail['headers'] {
  const { kpaNumber, statusOrder, product, createdAt } = order;
  return {
    kpaNumber,
    message: statusMessage({
      statusOrder,
      insurer: product.insuranceCompany.company_name,
      paymentStatus: invoice?.paymentStatus ?? null,
      policy,
      canBeRevised: revisionItems(rulesOf(order.productType).steps).length > 0,
    }),
    invoiceNumber: invoice?.invoiceNumber ?? null,
    policyNumber: policy?.policyNumber ?? null,
    policyIssueDate: policy?.issuedAt.toISOString() ?? null,
    dateOrder: createdAt.toISOString(),
    statusOrder,
    period: policy?.period ?? rulesOf(order.productType).orderedPeriod?.({ ...order.details }) ?? null,
  };
}

const policyPart = (order: OrderRecord, policy: Policy): OrderDetail['policy'] => ({
  _id: policy?._id ?? null,
  printPolicy: order.shipping.printPolicy,
  customShippingAddress: order.shipping.customShippingAddress,
  shippingAddress: shippingAddress(order),
  isPolicyApproved: policy !== null,
  state: policy?.state ?? null,
  policyAttachment: policy?.policyAttachment ?? null,
  serviceDelivery: policy?.serviceDelivery ?? 'Belum Dikirim',
  deliveryCourier: policy?.deliveryCourier ?? '',
  trackingNumber: policy?.trackingNumber ?? '---',
  policyDeliveryDate: policy?.policyDeliveryDate ?? null,
  policyReceivedDate: policy?.policyReceivedDate ?? null,
});

/** Returns an uploaded file with a link that expires after ten minutes [Q5]. */
function attachmentPart({ files }: Deps, file: OrderAttachment): OrderDetail['attachments'][number] {
  const { code, title, fileName, mimeType, storageKey } = file;
  return { code, title, mimeType, url: files.signedUrl(storageKey, { name: fileName, mimeType }) };
}

/** Returns an order with all its data, for its owner or the desk. The line adds its fields to the shared fields. */
export async function orderDetail<L extends ProductType>(
  db: Db,
  deps: Deps,
  order: OrderRecord<L>,
): Promise<OrderDetail> {
  const invoice = await orderInvoice(db, deps, order.id);
  const policies = await issuedPolicies(db, deps, order);
  const policy = policies.main ?? null;
  const attachments = await listAttachments(db, order.id);
  const sharedFields = {
    orderId: order.id,
    productType: order.productType,
    headers: headersOf(order, invoice, policy),
    timePeriod: order.timePeriod,
    startDate: order.startDate,
    payment: orderPayment(order),
    declarations: order.declarations,
    generalInfo: order.product.generalInfo,
    attachments: attachments.map((file) => attachmentPart(deps, file)),
    feedback: order.feedback,
    invoice,
    policy: policyPart(order, policy),
  };
  return serverLine(order.productType).orderDetail(sharedFields, order, policies);
}
