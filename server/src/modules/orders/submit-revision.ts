import { draftName } from '@naungan/domain/draft';
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
  findRepeatedSubject,
  fingerprintOf,
  linkKey,
  takeKey,
  titledFileIdentities,
} from '../../core/idempotency.ts';
import { parseJsonField } from '../../core/json-field.ts';
import { checkFiles } from '../../core/uploads/check-files.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { lockDraftsOf, removeDraft } from '../drafts/service.ts';
import { regionDiscrepancies, requireCatalogueData, revisionFieldPath } from './catalogue-check.ts';
import { dayOfOrder, documentsOf, withPlanDocuments } from './documents.ts';
import { amountsFor, checkAmounts } from './payload.ts';
import type { OrderRecord } from './record.ts';
import { listAttachments, removeAttachments, saveAttachments } from './repository.ts';
import {
  findRevisionRequestTime,
  orderDocumentsToRevise,
  requireDocuments,
  stepsToRevise,
} from './revision.ts';
import { requireSingleCover } from './single-cover.ts';
import { orderStateMachine } from './state-machine.ts';
import { submitToInsurer } from './submit-to-insurer.ts';

type Payload = Record<string, unknown>;

function parseSlice<S extends z.ZodType>(schema: S, value: unknown, slicePath: string): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = fieldProblems(parsed.error).map(({ path, message }) => ({
    path: path === '' ? slicePath : `${slicePath}.${path}`,
    message,
  }));
  return throwProblem('INVALID', undefined, errors);
}

function readDisplayedAmounts({ amounts }: Payload): OrderAmounts {
  const parsed = displayedAmounts().safeParse(amounts);
  if (parsed.success) return parsed.data;
  return throwProblem('INVALID', AMOUNT_MESSAGE, [{ path: 'amounts', message: AMOUNT_MESSAGE }]);
}

/**
 * Returns the corrected details and amounts. Items that the insurer did not send back do not change, even if the
 * request contains other values. The prices of the order's day apply, so that a later price increase has no effect.
 * If a correction changes the amounts, the request must contain the new amounts that the customer was shown.
 */
async function applyCorrections<L extends ProductType>(
  tx: Tx,
  order: OrderRecord<L>,
  payload: Payload,
): Promise<Pick<OrderRecord<L>, 'details' | 'amounts'>> {
  const { productType, product, timePeriod, amounts } = order;
  const orderDay = dayOfOrder(order);
  const slices: Record<string, unknown> = { ...order.details };
  const steps = stepsToRevise(order);
  for (const { slice, schema, revises } of steps) {
    // Files are separate parts of the request.
    if (slice !== null && revises !== 'attachment')
      slices[slice] = parseSlice(schema({ plan: product, today: orderDay }), payload[slice], slice);
  }
  const details = rulesOf(productType).records.details.parse(slices);
  const orderToCheck = { product, details, previousDetails: order.details, timePeriod, pricingDay: orderDay };
  // An address that the insurer did not send back may be older than the region data.
  const isAddressSentBack = steps.some(({ revises }) => revises === 'address');
  const addressDiscrepancies = isAddressSentBack ? regionDiscrepancies(details) : [];
  await requireCatalogueData(tx, productType, orderToCheck, revisionFieldPath, addressDiscrepancies);
  if (!steps.some(({ affectsPrice }) => affectsPrice)) return { details, amounts };
  const chargedAmounts = amountsFor(productType, { ...order, details }, orderDay);
  checkAmounts(readDisplayedAmounts(payload), chargedAmounts);
  return { details, amounts: chargedAmounts };
}

/**
 * Returns the codes of documents that the corrected order does not need, such as the KTP of a person who now has a
 * passport.
 */
function obsoleteDocumentCodes(order: OrderRecord, correctedOrder: OrderRecord): string[] {
  const neededCodes = documentsOf(correctedOrder).map(({ code }) => code);
  return documentsOf(order).flatMap(({ code }) => (neededCodes.includes(code) ? [] : [code]));
}

const payloadOf = ({ fields }: Submission): Payload => {
  const payload = parseJsonField(fields.payload);
  return payload !== null && typeof payload === 'object' ? { ...payload } : {};
};

/** `key` is the `Idempotency-Key` header, null without this header. */
type RevisionSubmission = { userId: string; orderId: string; upload: Submission; key: string | null };
/** `isNew` is false if an earlier request with this key was successful. */
type SubmittedRevision = { isNew: boolean; message: string };

function requestKeyOf({ userId, orderId, upload, key }: RevisionSubmission, payload: Payload) {
  const content = { revision: orderId, payload, files: titledFileIdentities(upload.files) };
  return key && { userId, key, fingerprint: fingerprintOf(content) };
}

const ALREADY_SENT_MESSAGE = MESSAGES.revision.alreadySent;
const throwNothingToRevise = () => throwProblem('NOT_FOUND', MESSAGES.revision.nothingToDo);
const SUBMITTED_MESSAGE =
  'Perubahan data Anda berhasil dikirim dan akan diperiksa kembali oleh perusahaan asuransi';
/** Returns the message for lines that define no message. */
const defaultRepriceMessage = (total: string) =>
  `Total pesanan menyesuaikan data yang diperbaiki menjadi ${total}`;

/** Deletes unused files of an order. Logs a file that cannot be deleted. */
async function deleteFiles({ files, log }: Deps, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.warn({ err: outcome.reason }, 'a replaced attachment was not removed');
  }
}

/**
 * Stores the customer's corrections and sends the order to the insurer, in one transaction. Returns the message for the
 * customer, with the total if it changed. A request with a repeated key returns the message without the total.
 * @throws ApiProblem NOT_FOUND if there is nothing to revise, INVALID, CONFLICT if the amounts differ from the server's,
 *   ALREADY_SENT
 */
export async function submitRevision(deps: Deps, submission: RevisionSubmission): Promise<SubmittedRevision> {
  const { userId, orderId, upload } = submission;
  const payload = payloadOf(upload);
  const request = requestKeyOf(submission, payload);
  const now = deps.clock();
  const result = await deps.db.transaction(async (tx) => {
    const storedOrder = await orderStateMachine.lock(tx, orderId);
    if (storedOrder?.userId !== userId) return throwNothingToRevise();
    // The second of two concurrent requests waits for the lock, and finds here the key that the first request has
    // stored.
    if (request && (await findRepeatedSubject(tx, request, ALREADY_SENT_MESSAGE))) return null;
    const requestTime = findRevisionRequestTime(storedOrder) ?? throwNothingToRevise();
    const order = await withPlanDocuments(tx, storedOrder);
    const change = await applyCorrections(tx, order, payload);
    await requireSingleCover(tx, { ...order, ...change }, revisionFieldPath, now);
    const formerAttachments = await listAttachments(tx, order.id);
    const neededDocuments = orderDocumentsToRevise(order, {
      ...change,
      storedCodes: formerAttachments.map(({ code }) => code),
    });
    checkFiles(neededDocuments, upload.files);
    requireDocuments(neededDocuments, upload.files);
    if (request && !(await takeKey(tx, request, now)))
      return throwProblem('ALREADY_SENT', ALREADY_SENT_MESSAGE);
    await lockDraftsOf(tx, userId);
    await upload.markFilesUsed(tx, now);
    const correction = { ...change, product: order.product, feedback: null, needRevisions: null };
    await orderStateMachine.transition(
      tx,
      order,
      { to: 'revision', actor: `member:${userId}`, now },
      correction,
    );
    const obsoleteCodes = obsoleteDocumentCodes(order, { ...order, ...change });
    await removeAttachments(tx, order.id, obsoleteCodes);
    await saveAttachments(tx, order.id, upload.files, now);
    await submitToInsurer(tx, deps, order.id);
    const name = draftName({ kind: 'revision', orderId: order.id, requestedAt: requestTime.getTime() });
    await removeDraft(tx, deps, { userId, name });
    if (request) await linkKey(tx, request, { subject: 'order', id: order.id });
    const replacedCodes = [...obsoleteCodes, ...upload.files.map(({ code }) => code)];
    const replacedKeys = formerAttachments
      .filter(({ code }) => replacedCodes.includes(code))
      .map(({ storageKey }) => storageKey);
    const { repriceMessage = defaultRepriceMessage } = serverLine(order.productType);
    const { total } = change.amounts;
    const isTotalChanged = total !== order.amounts.total;
    return { priceNote: isTotalChanged ? repriceMessage(formatRupiah(total)) : null, replacedKeys };
  });
  if (!result) return { isNew: false, message: SUBMITTED_MESSAGE };
  const { priceNote, replacedKeys } = result;
  // The replaced files are deleted only after the commit: if the transaction fails, the order still needs them.
  await deleteFiles(deps, replacedKeys);
  return { isNew: true, message: priceNote ? `${SUBMITTED_MESSAGE}. ${priceNote}` : SUBMITTED_MESSAGE };
}
