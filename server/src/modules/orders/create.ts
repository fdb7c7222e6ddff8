import type { OrderParts } from '@naungan/api/lines/calls';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import {
  fileContents,
  findRepeated,
  fingerprintOf,
  type RequestKey,
  takeKey,
  tieKey,
} from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { mailMember } from '../accounts/service.ts';
import { findPlan } from '../plans/service.ts';
import { checkCatalogue, orderField } from './catalogue-check.ts';
import { receivedMail } from './mails.ts';
import { amountsFor, checkAmounts, orderedPlan, readOrder, readParts } from './payload.ts';
import { type OrderRecord, paramsRecord } from './record.ts';
import { insertOrder, lockOrdersOf, type NewOrder, saveAttachments } from './repository.ts';
import { orderSubject } from './subject.ts';
import { submitToInsurer } from './submit.ts';
import { checkUndecided } from './undecided.ts';

/** `fresh` is false when the order is that of an earlier request with the same key. */
export type Created = { orderId: string; fresh: boolean };
/** `key` is that of the `Idempotency-Key` header, null without one. */
export type OrderRequest<L extends SoldLine = SoldLine> = {
  line: L;
  member: Member;
  upload: Submission;
  key: string | null;
};

const ALREADY_SENT = MESSAGES.order.alreadySent;
const OFFLINE = 'Produk ini belum dapat dibeli secara online, silakan hubungi konsultan kami';

async function requirePlan<L extends SoldLine>({ db }: Deps, line: L, id: string): Promise<PlanOf<L>> {
  const plan = (await findPlan(db, line, id)) ?? refuse('NOT_FOUND', MESSAGES.plans.notFound);
  return plan.transactionType === 'online' ? plan : refuse('CONFLICT', OFFLINE);
}

/** The order as it will be stored, once everything about it has been checked. */
async function prepare<L extends SoldLine>(
  deps: Deps,
  { line, member, upload }: OrderRequest<L>,
  parts: OrderParts<SoldLine>,
  today: IsoDate,
): Promise<Omit<NewOrder, 'kpaNumber'>> {
  const plan = await requirePlan(deps, line, parts.productId);
  const ordered = orderedPlan(line, plan, parts, today);
  const { shown, ...order } = readOrder(line, ordered, parts, upload.files, today);
  checkFiles(ordered.attachments, upload.files);
  const { details, timePeriod } = order;
  const stated = { product: plan, details, former: null, timePeriod, day: today };
  await checkCatalogue(deps.db, line, stated, orderField(line));
  const amounts = amountsFor(line, { ...order, product: plan }, today);
  checkAmounts(shown ?? refuse('INVALID', AMOUNT_MESSAGE), amounts);
  return {
    ...order,
    userId: member.id,
    productType: line,
    planId: plan._id,
    statusOrder: 'neworder',
    // With all documents that it asks for: a correction may need another than the order did.
    product: plan,
    params: paramsRecord.parse(parts.params),
    partner: parts.partner ?? null,
    amounts,
  };
}

/** The order and all that follows from it, in the transaction of `tx`. */
async function write(
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
  await orderSubject.begin(tx, stored, { actor: `member:${member.id}`, reason });
  await mailMember(tx, deps, stored.userId, receivedMail(stored));
  await submitToInsurer(tx, deps, stored.id);
  return stored;
}

const contentOf = ({ line, upload: { fields, files } }: OrderRequest, parts: OrderParts<SoldLine>) => ({
  line,
  fields: Object.keys(fields).toSorted(),
  ...parts,
  files: fileContents(files),
});

/**
 * Places an order of a line from its multipart parts: checked by the plan's rules and by the server's own
 * amounts, then stored with its files, journal, mail and the insurer's job, all or nothing. A key makes a
 * repetition answer the first order, also when both arrive at once. The caller discards the files when
 * this throws or answers `fresh: false`.
 * @throws Problem INVALID, NOT_FOUND, CONFLICT, ALREADY_SENT, TOO_MANY
 */
export async function createOrder(deps: Deps, asked: OrderRequest): Promise<Created> {
  const { member, upload, key } = asked;
  const parts = readParts(asked.line, upload.fields);
  const now = deps.clock();
  const request: RequestKey | null = key
    ? { userId: member.id, key, fingerprint: fingerprintOf(contentOf(asked, parts)) }
    : null;
  const repeated = request && (await findRepeated(deps.db, request, ALREADY_SENT));
  if (repeated) return { orderId: repeated, fresh: false };

  const order = await prepare(deps, asked, parts, todayInJakarta(now));
  return deps.db.transaction(async (tx) => {
    await lockOrdersOf(tx, member.id);
    if (request && !(await takeKey(tx, request, now))) {
      const orderId = (await findRepeated(tx, request, ALREADY_SENT)) ?? refuse('CONFLICT');
      return { orderId, fresh: false };
    }
    await checkUndecided(tx, deps, member.id);
    await upload.take(tx, now);
    const stored = await write(tx, deps, asked, order);
    if (request) await tieKey(tx, request, { subject: 'order', id: stored.id });
    return { orderId: stored.id, fresh: true };
  });
}
