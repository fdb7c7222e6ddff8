import type { OrderAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import type { SoldLine } from '@naungan/domain/lines';
import { lineRecords } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { shownAmounts } from '@naungan/domain/order/form';
import type { z } from 'zod';
import { fileContents, findRepeated, fingerprintOf, takeKey, tieKey } from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { refuse } from '../../problem.ts';
import { checkCatalogue, revisionField } from './catalogue-check.ts';
import { dayOfOrder, documentsOf, withPlanDocuments } from './documents.ts';
import { amountsFor, checkAmounts, parsePart } from './payload.ts';
import type { OrderRecord } from './record.ts';
import { attachmentsOf, removeAttachments, saveAttachments } from './repository.ts';
import { needsRevision, requireDocuments, revisedDocuments, stepsToRevise } from './revision.ts';
import { orderSubject } from './subject.ts';
import { submitToInsurer } from './submit.ts';

type Payload = Record<string, unknown>;

function checked<S extends z.ZodType>(schema: S, value: unknown, at: string): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = fieldProblems(parsed.error).map(({ path, message }) => ({
    path: path === '' ? at : `${at}.${path}`,
    message,
  }));
  return refuse('INVALID', undefined, errors);
}

function shownIn({ amounts }: Payload): OrderAmounts {
  const parsed = shownAmounts().safeParse(amounts);
  if (parsed.success) return parsed.data;
  return refuse('INVALID', AMOUNT_MESSAGE, [{ path: 'amounts', message: AMOUNT_MESSAGE }]);
}

/**
 * The corrected parts; what was not sent back stays as it was, whatever the request holds. Prices are those of the
 * day of the order, so that waiting for the insurer makes nothing dearer; a correction may, and then the customer must
 * have been shown it.
 */
async function correct<L extends SoldLine>(
  tx: Tx,
  order: OrderRecord<L>,
  payload: Payload,
): Promise<Pick<OrderRecord<L>, 'details' | 'amounts'>> {
  const { productType, product, timePeriod, amounts } = order;
  const today = dayOfOrder(order);
  const parts: Record<string, unknown> = { ...order.details };
  const steps = stepsToRevise(order);
  for (const { slice, schema, revises } of steps) {
    // Files come beside the payload.
    if (slice !== null && revises !== 'attachment')
      parts[slice] = checked(schema({ plan: product, today }), payload[slice], slice);
  }
  const details = lineRecords(productType).details.parse(parts);
  const stated = { product, details, former: order.details, timePeriod, day: today };
  await checkCatalogue(tx, productType, stated, revisionField);
  if (!steps.some(({ reprices }) => reprices)) return { details, amounts };
  const charged = amountsFor(productType, { ...order, details }, today);
  checkAmounts(shownIn(payload), charged);
  return { details, amounts: charged };
}

/** Codes of what an order needed and its correction does not: a KTP of somebody who shows a passport. */
function obsoleteDocuments(order: OrderRecord, corrected: OrderRecord): string[] {
  const needed = documentsOf(corrected).map(({ code }) => code);
  return documentsOf(order).flatMap(({ code }) => (needed.includes(code) ? [] : [code]));
}

const payloadOf = ({ fields }: Submission): Payload => {
  const payload = parsePart(fields.payload);
  return payload !== null && typeof payload === 'object' ? { ...payload } : {};
};

/** `key` is that of the `Idempotency-Key` header, null without one. */
type RevisionSubmission = { userId: string; orderId: string; upload: Submission; key: string | null };
/** `fresh` is false when an earlier request with the same key did it. */
type Submitted = { fresh: boolean; message: string };

function requestKey({ userId, orderId, upload, key }: RevisionSubmission, payload: Payload) {
  const content = { revision: orderId, payload, files: fileContents(upload.files) };
  return key && { userId, key, fingerprint: fingerprintOf(content) };
}

const ALREADY_SENT = MESSAGES.revision.alreadySent;
const nothingToRevise = () => refuse('NOT_FOUND', MESSAGES.revision.nothingToDo);
const DONE = 'Perubahan data Anda berhasil dikirim dan akan diperiksa kembali oleh perusahaan asuransi';
/** Of a line that does not say what a price follows from. */
const anyRepriced = (total: string) => `Total pesanan menyesuaikan data yang diperbaiki menjadi ${total}`;

/** The order is done with them: one that cannot be removed is logged and stays behind unused. */
async function removeQuietly({ files, log }: Deps, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.warn({ err: outcome.reason }, 'a replaced attachment was not removed');
  }
}

/**
 * Takes the customer's corrections and hands the order back to the insurer, all or nothing. Answers what to
 * tell the customer: also when a corrected birth date changes what the order costs. A key makes a repetition
 * answer that it is done.
 * @throws Problem NOT_FOUND when there is nothing to revise, INVALID, CONFLICT for other costs, ALREADY_SENT
 */
export async function submitRevision(deps: Deps, asked: RevisionSubmission): Promise<Submitted> {
  const { userId, orderId, upload } = asked;
  const payload = payloadOf(upload);
  const request = requestKey(asked, payload);
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    const stored = await orderSubject.lock(tx, orderId);
    if (stored?.userId !== userId) return nothingToRevise();
    // The first of two that arrive at once holds the order: the second finds its key here.
    if (request && (await findRepeated(tx, request, ALREADY_SENT))) return null;
    if (!needsRevision(stored)) return nothingToRevise();
    const order = await withPlanDocuments(tx, stored);
    const change = await correct(tx, order, payload);
    const before = await attachmentsOf(tx, order.id);
    const asked = revisedDocuments(order, { ...change, held: before.map(({ code }) => code) });
    checkFiles(asked, upload.files);
    requireDocuments(asked, upload.files);
    if (request && !(await takeKey(tx, request, now))) return refuse('ALREADY_SENT', ALREADY_SENT);
    await upload.take(tx, now);
    const corrected = { ...change, product: order.product, feedback: null, needRevisions: null };
    await orderSubject.move(tx, order, { to: 'revision', actor: `member:${userId}`, now }, corrected);
    const obsolete = obsoleteDocuments(order, { ...order, ...change });
    await removeAttachments(tx, order.id, obsolete);
    await saveAttachments(tx, order.id, upload.files, now);
    await submitToInsurer(tx, deps, order.id);
    if (request) await tieKey(tx, request, { subject: 'order', id: order.id });
    const codes = [...obsolete, ...upload.files.map(({ code }) => code)];
    const replaced = before.filter(({ code }) => codes.includes(code)).map(({ storageKey }) => storageKey);
    const { repriced = anyRepriced } = serverLine(order.productType);
    const { total } = change.amounts;
    return { note: total === order.amounts.total ? null : repriced(formatRupiah(total)), replaced };
  });
  if (!done) return { fresh: false, message: DONE };
  // Only now: a transaction that fails must leave the old files where the order says they are.
  await removeQuietly(deps, done.replaced);
  return { fresh: true, message: done.note ? `${DONE}. ${done.note}` : DONE };
}
