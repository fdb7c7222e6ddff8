import type { OrderAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { displayedAmounts } from '@naungan/domain/order/form';
import type { z } from 'zod';
import { throwProblem } from '../../api-problem.ts';
import {
  fileIdentities,
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  takeKey,
} from '../../core/idempotency.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { regionDiscrepancies, requireCatalogueFacts, revisionField } from './catalogue-check.ts';
import { dayOfOrder, documentsOf, withPlanDocuments } from './documents.ts';
import { amountsFor, checkAmounts, parsePart } from './payload.ts';
import type { OrderRecord } from './record.ts';
import { attachmentsOf, removeAttachments, saveAttachments } from './repository.ts';
import { needsRevision, orderDocumentsToRevise, requireDocuments, stepsToRevise } from './revision.ts';
import { requireSingleCover } from './single-cover.ts';
import { orderSubject } from './subject.ts';
import { submitToInsurer } from './submit.ts';

type Payload = Record<string, unknown>;

function parseSlice<S extends z.ZodType>(schema: S, value: unknown, at: string): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = fieldProblems(parsed.error).map(({ path, message }) => ({
    path: path === '' ? at : `${at}.${path}`,
    message,
  }));
  return throwProblem('INVALID', undefined, errors);
}

function shownAmountsIn({ amounts }: Payload): OrderAmounts {
  const parsed = displayedAmounts().safeParse(amounts);
  if (parsed.success) return parsed.data;
  return throwProblem('INVALID', AMOUNT_MESSAGE, [{ path: 'amounts', message: AMOUNT_MESSAGE }]);
}

/**
 * Returns the corrected details and amounts. Items that the insurer did not send back stay unchanged, even if
 * the request contains them. Prices are those of the day of the order, so that waiting never raises them. A
 * correction may change the amounts, and then the customer must have been shown the new ones.
 */
async function correctedParts<L extends ProductType>(
  tx: Tx,
  order: OrderRecord<L>,
  payload: Payload,
): Promise<Pick<OrderRecord<L>, 'details' | 'amounts'>> {
  const { productType, product, timePeriod, amounts } = order;
  const today = dayOfOrder(order);
  const parts: Record<string, unknown> = { ...order.details };
  const steps = stepsToRevise(order);
  for (const { slice, schema, revises } of steps) {
    // Files are separate parts of the request.
    if (slice !== null && revises !== 'attachment')
      parts[slice] = parseSlice(schema({ plan: product, today }), payload[slice], slice);
  }
  const details = rulesOf(productType).records.details.parse(parts);
  const orderToCheck = { product, details, previousDetails: order.details, timePeriod, pricingDay: today };
  // An address that the insurer did not send back may be older than the region data.
  const found = steps.some(({ revises }) => revises === 'address') ? regionDiscrepancies(details) : [];
  await requireCatalogueFacts(tx, productType, orderToCheck, revisionField, found);
  if (!steps.some(({ reprices }) => reprices)) return { details, amounts };
  const charged = amountsFor(productType, { ...order, details }, today);
  checkAmounts(shownAmountsIn(payload), charged);
  return { details, amounts: charged };
}

/**
 * Returns the codes of documents that only the order before the correction needs, such as the KTP of a person
 * with a passport.
 */
function obsoleteCodes(order: OrderRecord, corrected: OrderRecord): string[] {
  const needed = documentsOf(corrected).map(({ code }) => code);
  return documentsOf(order).flatMap(({ code }) => (needed.includes(code) ? [] : [code]));
}

const payloadOf = ({ fields }: Submission): Payload => {
  const payload = parsePart(fields.payload);
  return payload !== null && typeof payload === 'object' ? { ...payload } : {};
};

/** `key` is the `Idempotency-Key` header, null without one. */
type RevisionSubmission = { userId: string; orderId: string; upload: Submission; key: string | null };
/** `fresh` is false when an earlier request with the same key was successful. */
type SubmittedRevision = { fresh: boolean; message: string };

function requestKey({ userId, orderId, upload, key }: RevisionSubmission, payload: Payload) {
  const content = { revision: orderId, payload, files: fileIdentities(upload.files) };
  return key && { userId, key, fingerprint: fingerprintOf(content) };
}

const ALREADY_SENT = MESSAGES.revision.alreadySent;
const throwNothingToRevise = () => throwProblem('NOT_FOUND', MESSAGES.revision.nothingToDo);
const SUBMITTED_MESSAGE =
  'Perubahan data Anda berhasil dikirim dan akan diperiksa kembali oleh perusahaan asuransi';
/** For lines without a message of their own. */
const defaultRepriceMessage = (total: string) =>
  `Total pesanan menyesuaikan data yang diperbaiki menjadi ${total}`;

/** Deletes files that the order no longer uses. One that cannot be deleted is logged and stays unused. */
async function deleteFiles({ files, log }: Deps, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.warn({ err: outcome.reason }, 'a replaced attachment was not removed');
  }
}

/**
 * Stores the customer's corrections and returns the order to the insurer, in one transaction. Returns the
 * message for the customer, which names a changed total. A repetition with the same key returns the same
 * message.
 * @throws ApiProblem NOT_FOUND when there is nothing to revise, INVALID, CONFLICT for other amounts,
 * ALREADY_SENT
 */
export async function submitRevision(deps: Deps, submission: RevisionSubmission): Promise<SubmittedRevision> {
  const { userId, orderId, upload } = submission;
  const payload = payloadOf(upload);
  const request = requestKey(submission, payload);
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    const stored = await orderSubject.lock(tx, orderId);
    if (stored?.userId !== userId) return throwNothingToRevise();
    // Of two requests at the same time the first holds the lock; the second finds its key here.
    if (request && (await findRepeatedSubject(tx, request, ALREADY_SENT))) return null;
    if (!needsRevision(stored)) return throwNothingToRevise();
    const order = await withPlanDocuments(tx, stored);
    const change = await correctedParts(tx, order, payload);
    await requireSingleCover(tx, { ...order, ...change }, revisionField, now);
    const before = await attachmentsOf(tx, order.id);
    const neededDocuments = orderDocumentsToRevise(order, {
      ...change,
      held: before.map(({ code }) => code),
    });
    checkFiles(neededDocuments, upload.files);
    requireDocuments(neededDocuments, upload.files);
    if (request && !(await takeKey(tx, request, now))) return throwProblem('ALREADY_SENT', ALREADY_SENT);
    await upload.markFilesUsed(tx, now);
    const corrected = { ...change, product: order.product, feedback: null, needRevisions: null };
    await orderSubject.transition(tx, order, { to: 'revision', actor: `member:${userId}`, now }, corrected);
    const obsolete = obsoleteCodes(order, { ...order, ...change });
    await removeAttachments(tx, order.id, obsolete);
    await saveAttachments(tx, order.id, upload.files, now);
    await submitToInsurer(tx, deps, order.id);
    if (request) await linkKey(tx, request, { subject: 'order', id: order.id });
    const codes = [...obsolete, ...upload.files.map(({ code }) => code)];
    const replaced = before.filter(({ code }) => codes.includes(code)).map(({ storageKey }) => storageKey);
    const { repriceMessage = defaultRepriceMessage } = serverLine(order.productType);
    const { total } = change.amounts;
    return { note: total === order.amounts.total ? null : repriceMessage(formatRupiah(total)), replaced };
  });
  if (!done) return { fresh: false, message: SUBMITTED_MESSAGE };
  // After the commit: a transaction that fails must leave the old files in place.
  await deleteFiles(deps, done.replaced);
  return { fresh: true, message: done.note ? `${SUBMITTED_MESSAGE}. ${done.note}` : SUBMITTED_MESSAGE };
}
