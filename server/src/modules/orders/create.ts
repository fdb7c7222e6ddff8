import type { OrderParts } from '@naungan/api/lines/lines';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { DetailsOf, LineTypes, PlanOf, ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { throwProblem } from '../../api-problem.ts';
import {
  fileIdentities,
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  type RequestKey,
  takeKey,
} from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';
import type { Deps } from '../../deps.ts';
import { mailMember } from '../accounts/service.ts';
import { removeDraft } from '../drafts/service.ts';
import { findPlan } from '../plans/service.ts';
import { orderField, regionDiscrepancies, requireCatalogueFacts } from './catalogue-check.ts';
import { receivedMail } from './mails.ts';
import { amountsFor, checkAmounts, orderedPlan, readOrder, readParts } from './payload.ts';
import { type OrderRecord, paramsRecord } from './record.ts';
import { insertOrder, lockOrdersOf, type NewOrder, saveAttachments } from './repository.ts';
import { requireSingleCover } from './single-cover.ts';
import { orderSubject } from './subject.ts';
import { submitToInsurer } from './submit.ts';
import { checkUndecided } from './undecided.ts';

/** `fresh` is false when an earlier request with the same key placed the order. */
export type PlacedOrder = { orderId: string; fresh: boolean };
/** `key` is the `Idempotency-Key` header, null without one. */
export type OrderRequest<L extends ProductType = ProductType> = {
  line: L;
  member: Member;
  upload: Submission;
  key: string | null;
};

const ALREADY_SENT = MESSAGES.order.alreadySent;
const OFFLINE = 'Produk ini belum dapat dibeli secara online, silakan hubungi konsultan kami';

async function requirePlan<L extends ProductType>({ db }: Deps, line: L, id: string): Promise<PlanOf<L>> {
  const plan = (await findPlan(db, line, id)) ?? throwProblem('NOT_FOUND', MESSAGES.plans.notFound);
  return plan.transactionType === 'online' ? plan : throwProblem('CONFLICT', OFFLINE);
}

/** Checks everything about an order and returns it as it will be stored. */
async function checkOrder<L extends ProductType>(
  deps: Deps,
  { line, member, upload }: OrderRequest<L>,
  parts: OrderParts<ProductType>,
  today: IsoDate,
): Promise<Omit<NewOrder, 'kpaNumber'>> {
  const plan = await requirePlan(deps, line, parts.productId);
  const ordered = orderedPlan(line, plan, parts, today);
  type Order = LineTypes[L]['order'];
  const { shown, ...order } = readOrder<PlanOf<L>, Order, DetailsOf<L>>(
    rulesOf(line),
    ordered,
    parts,
    upload.files,
    today,
  );
  checkFiles(ordered.attachments, upload.files);
  const { details, timePeriod } = order;
  const orderToCheck = { product: plan, details, previousDetails: null, timePeriod, pricingDay: today };
  await requireCatalogueFacts(deps.db, line, orderToCheck, orderField(line), regionDiscrepancies(details));
  const amounts = amountsFor(line, { ...order, product: plan }, today);
  checkAmounts(shown ?? throwProblem('INVALID', AMOUNT_MESSAGE), amounts);
  return {
    ...order,
    userId: member.id,
    productType: line,
    planId: plan._id,
    statusOrder: 'neworder',
    // With all documents of the plan: a correction may need another one than the order.
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
  const stored = await insertOrder(tx, { ...order, kpaNumber }, now);
  await saveAttachments(tx, stored.id, upload.files, now);
  const reason = stored.partner && `partner ${stored.partner}`;
  await orderSubject.recordCreation(tx, stored, { actor: `member:${member.id}`, reason });
  await mailMember(tx, deps, stored.userId, receivedMail(stored));
  await submitToInsurer(tx, deps, stored.id);
  return stored;
}

const contentOf = ({ line, upload: { fields, files } }: OrderRequest, parts: OrderParts<ProductType>) => ({
  line,
  fields: Object.keys(fields).toSorted(),
  ...parts,
  files: fileIdentities(files),
});

/**
 * Places an order from its multipart parts. The plan's rules and the server's amounts are checked, then
 * everything is stored in one transaction. A repetition with the same key returns the first order, even when
 * both arrive at once. The caller deletes the files when this throws or returns `fresh: false`.
 * @throws ApiProblem INVALID, NOT_FOUND, CONFLICT, ALREADY_SENT, TOO_MANY
 */
export async function createOrder(deps: Deps, orderRequest: OrderRequest): Promise<PlacedOrder> {
  const { member, upload, key } = orderRequest;
  const parts = readParts(orderRequest.line, upload.fields);
  const now = deps.clock();
  const request: RequestKey | null = key
    ? { userId: member.id, key, fingerprint: fingerprintOf(contentOf(orderRequest, parts)) }
    : null;
  const repeated = request && (await findRepeatedSubject(deps.db, request, ALREADY_SENT));
  if (repeated) return { orderId: repeated, fresh: false };

  const order = await checkOrder(deps, orderRequest, parts, todayInJakarta(now));
  return deps.db.transaction(async (tx) => {
    await lockOrdersOf(tx, member.id);
    if (request && !(await takeKey(tx, request, now))) {
      const orderId = (await findRepeatedSubject(tx, request, ALREADY_SENT)) ?? throwProblem('CONFLICT');
      return { orderId, fresh: false };
    }
    await checkUndecided(tx, deps, member.id);
    await requireSingleCover(tx, { ...order, id: null }, orderField(orderRequest.line), now);
    await upload.markFilesUsed(tx, now);
    const stored = await storeOrder(tx, deps, orderRequest, order);
    if (parts.draft) await removeDraft(tx, deps, { userId: member.id, name: parts.draft });
    if (request) await linkKey(tx, request, { subject: 'order', id: stored.id });
    return { orderId: stored.id, fresh: true };
  });
}
