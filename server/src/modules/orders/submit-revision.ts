import { addressForm } from '@naungan/domain/address/form';
import { beneficiaryForm } from '@naungan/domain/beneficiary/form';
import type { OrderAmounts } from '@naungan/domain/fee';
import { fieldProblems } from '@naungan/domain/form-field';
import { insuredForm } from '@naungan/domain/insured/form';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { AMOUNT_MESSAGE } from '@naungan/domain/order';
import { shownAmounts } from '@naungan/domain/order/form';
import type { z } from 'zod';
import { fileContents, findRepeated, fingerprintOf, takeKey, tieKey } from '../../core/idempotency.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { checkFiles } from './files.ts';
import { amountsFor, checkAmounts, parsePart } from './payload.ts';
import type { OrderRecord, RevisionItem } from './record.ts';
import { attachmentsOf, saveAttachments } from './repository.ts';
import { dayOfOrder, needsRevision, requireDocuments, revisedDocuments } from './revision.ts';
import { orderSubject } from './subject.ts';
import { submitToInsurer } from './submit.ts';

type Change = Pick<OrderRecord, 'insured' | 'addresses' | 'beneficiary' | 'amounts'>;
type Payload = { insured?: unknown; addresses?: unknown; beneficiary?: unknown; amounts?: unknown };

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
  const parsed = shownAmounts.safeParse(amounts);
  if (parsed.success) return parsed.data;
  return refuse('INVALID', AMOUNT_MESSAGE, [{ path: 'amounts', message: AMOUNT_MESSAGE }]);
}

/**
 * The corrected parts; what was not sent back stays as it was, whatever the request holds. Ages count on the
 * day of the order, so that waiting for the insurer makes nothing dearer; a corrected birth date may, and then
 * the customer must have been shown it.
 */
function correct(order: OrderRecord, payload: Payload): Change {
  const asked = (item: RevisionItem) => order.needRevisions?.some((needed) => needed.item === item) ?? false;
  const day = dayOfOrder(order);
  const { ages, premi } = order.product;
  const insured = asked('insured')
    ? checked(insuredForm({ ages, premi, today: day, needsBirth: true }), payload.insured, 'insured')
    : order.insured;
  const addresses = asked('address') ? checked(addressForm, payload.addresses, 'addresses') : order.addresses;
  const beneficiary = asked('beneficiary')
    ? checked(beneficiaryForm, payload.beneficiary, 'beneficiary')
    : order.beneficiary;
  if (!asked('insured')) return { insured, addresses, beneficiary, amounts: order.amounts };
  const { printPolicy } = order.shipping;
  const amounts = insured.birthDate
    ? amountsFor(order.product, insured.birthDate, printPolicy, day)
    : order.amounts;
  checkAmounts(shownIn(payload), amounts);
  return { insured, addresses, beneficiary, amounts };
}

const payloadOf = ({ fields }: Submission): Payload => {
  const payload = parsePart(fields.payload);
  return payload !== null && typeof payload === 'object' ? payload : {};
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
    const order = await orderSubject.lock(tx, orderId);
    if (order?.userId !== userId) return nothingToRevise();
    // The first of two that arrive at once holds the order: the second finds its key here.
    if (request && (await findRepeated(tx, request, ALREADY_SENT))) return null;
    if (!needsRevision(order)) return nothingToRevise();
    const change = correct(order, payload);
    checkFiles(revisedDocuments(order), upload.files);
    requireDocuments(order, upload.files);
    if (request && !(await takeKey(tx, request, now))) return refuse('ALREADY_SENT', ALREADY_SENT);
    await upload.take(tx, now);
    const before = await attachmentsOf(tx, order.id);
    const corrected = { ...change, feedback: null, needRevisions: null };
    await orderSubject.move(tx, order, { to: 'revision', actor: `member:${userId}`, now }, corrected);
    await saveAttachments(tx, order.id, upload.files, now);
    await submitToInsurer(tx, deps, order.id);
    if (request) await tieKey(tx, request, { subject: 'order', id: order.id });
    const codes = upload.files.map(({ code }) => code);
    const replaced = before.filter(({ code }) => codes.includes(code)).map(({ storageKey }) => storageKey);
    return { before: order.amounts.total, total: change.amounts.total, replaced };
  });
  if (!done) return { fresh: false, message: DONE };
  // Only now: a transaction that fails must leave the old files where the order says they are.
  await removeQuietly(deps, done.replaced);
  const total = `Total pesanan menyesuaikan usia tertanggung menjadi ${formatRupiah(done.total)}`;
  return { fresh: true, message: done.total === done.before ? DONE : `${DONE}. ${total}` };
}
