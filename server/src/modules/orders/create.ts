import type { OrderParts } from '@naungan/api/lines/lines';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { DetailsOf, LineTypes, PlanOf, ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { throwProblem } from '../../api-problem.ts';
import {
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  type RequestKey,
  takeKey,
  titledFileIdentities,
} from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';
import type { Deps } from '../../deps.ts';
import { mailMember } from '../accounts/service.ts';
import { lockDraftsOf, partnerOfDraft, removeDraft } from '../drafts/service.ts';
import { reportSale } from '../partners/service.ts';
import { findPlan } from '../plans/service.ts';
import { orderFieldPath, regionDiscrepancies, requireCatalogueData } from './catalogue-check.ts';
import { receivedMail } from './mails.ts';
import { amountsFor, checkAmounts, planForOrder, readOrder, readParts } from './payload.ts';
import { type OrderRecord, paramsRecord } from './record.ts';
import { insertOrder, lockOrdersOfMember, type NewOrder, saveAttachments } from './repository.ts';
import { requireSingleCover } from './single-cover.ts';
import { orderStateMachine } from './state-machine.ts';
import { submitToInsurer } from './submit-to-insurer.ts';
import { limitUndecidedOrders } from './undecided-orders.ts';

/** `isNew` is false if an earlier request with this key has placed the order. */
export type PlacedOrder = { orderId: string; isNew: boolean };
/** `key` is the `Idempotency-Key` header, null without this header. */
export type OrderRequest<L extends ProductType = ProductType> = {
  line: L;
  member: Member;
  upload: Submission;
  key: string | null;
};

const ALREADY_SENT_MESSAGE = MESSAGES.order.alreadySent;
const NOT_SOLD_ONLINE_MESSAGE = 'Produk ini belum dapat dibeli secara online, silakan hubungi konsultan kami';

/** Returns a plan that is sold online today. @throws ApiProblem NOT_FOUND, CONFLICT */
export async function requirePlan<L extends ProductType>(
  { db }: Deps,
  line: L,
  id: string,
  today: IsoDate,
): Promise<PlanOf<L>> {
  const plan = (await findPlan(db, line, id, today)) ?? throwProblem('NOT_FOUND', MESSAGES.plans.notFound);
  return plan.transactionType === 'online' ? plan : throwProblem('CONFLICT', NOT_SOLD_ONLINE_MESSAGE);
}

/** Checks an order and returns the values to store. @throws ApiProblem INVALID, NOT_FOUND, CONFLICT */
async function checkOrder<L extends ProductType>(
  deps: Deps,
  { line, member, upload }: OrderRequest<L>,
  parts: OrderParts<ProductType>,
  today: IsoDate,
): Promise<Omit<NewOrder, 'kpaNumber'>> {
  const plan = await requirePlan(deps, line, parts.productId, today);
  const planOfOrder = planForOrder(line, plan, parts, today);
  type Order = LineTypes[L]['order'];
  const { displayedAmounts, ...order } = readOrder<PlanOf<L>, Order, DetailsOf<L>>(
    rulesOf(line),
    planOfOrder,
    parts,
    upload.files,
    today,
  );
  checkFiles(planOfOrder.attachments, upload.files);
  const { details, timePeriod } = order;
  const orderToCheck = { product: plan, details, previousDetails: null, timePeriod, pricingDay: today };
  await requireCatalogueData(deps.db, line, orderToCheck, orderFieldPath(line), regionDiscrepancies(details));
  const amounts = amountsFor(line, { ...order, product: plan }, today);
  checkAmounts(displayedAmounts ?? throwProblem('INVALID', AMOUNT_MESSAGE), amounts);
  return {
    ...order,
    userId: member.id,
    productType: line,
    planId: plan._id,
    statusOrder: 'neworder',
    // The plan is stored with all its documents, because a correction may require a document that this order does not need.
    product: plan,
    params: paramsRecord.parse(parts.params),
    partner: parts.partner ?? null,
    amounts,
  };
}

/** Stores the order with its files, journal entry, mail and the insurer's job, in the transaction `tx`. */
async function storeOrder(
  tx: Tx,
  deps: Deps,
  { member, upload }: OrderRequest,
  order: Omit<NewOrder, 'kpaNumber'>,
): Promise<OrderRecord> {
  const now = deps.clock();
  const year = todayInJakarta(now).slice(0, 4);
  const number = await nextNumber(tx, `kpa-${year}`);
  const kpaNumber = `KPA-${year}-${String(number).padStart(6, '0')}`;
  const storedOrder = await insertOrder(tx, { ...order, kpaNumber }, now);
  await saveAttachments(tx, storedOrder.id, upload.files, now);
  const reason = storedOrder.partner && `partner ${storedOrder.partner}`;
  await orderStateMachine.recordCreation(tx, storedOrder, { actor: `member:${member.id}`, reason, now });
  await reportSale(tx, deps, storedOrder.id, 'ordered');
  await mailMember(tx, deps, storedOrder.userId, receivedMail(storedOrder));
  await submitToInsurer(tx, deps, storedOrder.id);
  return storedOrder;
}

/** Returns the content of a request by which a repeated request is recognised. */
const contentOf = ({ line, upload: { fields, files } }: OrderRequest, parts: OrderParts<ProductType>) => ({
  line,
  fields: Object.keys(fields).toSorted(),
  ...parts,
  files: titledFileIdentities(files),
});

/**
 * Places an order from its multipart parts. Checks the plan's rules and the amounts, and stores everything in one
 * transaction. A request with a repeated key returns the first order, also if both requests are concurrent. The caller
 * must delete the uploaded files if this function throws or returns `isNew: false`.
 * @throws ApiProblem INVALID, NOT_FOUND, CONFLICT, ALREADY_SENT, TOO_MANY
 */
export async function createOrder(deps: Deps, orderRequest: OrderRequest): Promise<PlacedOrder> {
  const { member, upload, key } = orderRequest;
  const parts = readParts(orderRequest.line, upload.fields);
  const now = deps.clock();
  const request: RequestKey | null = key
    ? { userId: member.id, key, fingerprint: fingerprintOf(contentOf(orderRequest, parts)) }
    : null;
  const repeatedOrderId = request && (await findRepeatedSubject(deps.db, request, ALREADY_SENT_MESSAGE));
  if (repeatedOrderId) return { orderId: repeatedOrderId, isNew: false };

  const order = await checkOrder(deps, orderRequest, parts, todayInJakarta(now));
  return deps.db.transaction(async (tx) => {
    await lockOrdersOfMember(tx, member.id);
    if (request && !(await takeKey(tx, request, now))) {
      const orderId =
        (await findRepeatedSubject(tx, request, ALREADY_SENT_MESSAGE)) ?? throwProblem('CONFLICT');
      return { orderId, isNew: false };
    }
    await limitUndecidedOrders(tx, deps, member.id);
    await requireSingleCover(tx, { ...order, id: null }, orderFieldPath(orderRequest.line), now);
    if (parts.draft) await lockDraftsOf(tx, member.id);
    await upload.markFilesUsed(tx, now);
    const draft = parts.draft === undefined ? null : { userId: member.id, name: parts.draft };
    // A draft from a partner's page can be completed on the broker's site.
    const partner = order.partner ?? (draft && (await partnerOfDraft(tx, deps, draft)));
    const storedOrder = await storeOrder(tx, deps, orderRequest, { ...order, partner });
    if (draft) await removeDraft(tx, deps, draft);
    if (request) await linkKey(tx, request, { subject: 'order', id: storedOrder.id });
    return { orderId: storedOrder.id, isNew: true };
  });
}
