import { addressForm } from '@naungan/domain/address-form';
import { beneficiaryForm } from '@naungan/domain/beneficiary-form';
import { todayInJakarta } from '@naungan/domain/dates';
import { fieldProblems } from '@naungan/domain/form-field';
import { insuredForm } from '@naungan/domain/insured-form';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import type { Submission } from '../uploads/submission.ts';
import { checkFiles } from './files.ts';
import { amountsFor, parsePart } from './payload.ts';
import type { OrderRecord, RevisionItem } from './record.ts';
import { attachmentsOf, changeOrder, saveAttachments } from './repository.ts';
import { needsRevision, requireDocuments, revisedDocuments } from './revision.ts';
import { lockOrder, moveOrder, submitToInsurer } from './service.ts';

type Change = Pick<OrderRecord, 'insured' | 'addresses' | 'beneficiary' | 'amounts'>;
type Payload = { insured?: unknown; addresses?: unknown; beneficiary?: unknown };

function checked<S extends z.ZodType>(schema: S, value: unknown, at: string): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = fieldProblems(parsed.error).map(({ path, message }) => ({
    path: path === '' ? at : `${at}.${path}`,
    message,
  }));
  return refuse('INVALID', undefined, errors);
}

/**
 * The corrected parts; what was not sent back stays as it was, whatever the request holds. Ages count on the
 * day of the order, so that waiting for the insurer makes nothing dearer; a corrected birth date may.
 */
function correct(order: OrderRecord, payload: Payload): Change {
  const asked = (item: RevisionItem) => order.needRevisions?.some((needed) => needed.item === item) ?? false;
  const day = todayInJakarta(order.createdAt);
  const { ages } = order.product;
  const insured = asked('insured')
    ? checked(insuredForm({ ages, today: day, needsBirth: true }), payload.insured, 'insured')
    : order.insured;
  const addresses = asked('address') ? checked(addressForm, payload.addresses, 'addresses') : order.addresses;
  const beneficiary = asked('beneficiary')
    ? checked(beneficiaryForm, payload.beneficiary, 'beneficiary')
    : order.beneficiary;
  const { printPolicy } = order.shipping;
  const amounts = insured.birthDate
    ? amountsFor(order.product, insured.birthDate, printPolicy, day)
    : order.amounts;
  return { insured, addresses, beneficiary, amounts };
}

const payloadOf = ({ fields }: Submission): Payload => {
  const payload = parsePart(fields.payload);
  return payload !== null && typeof payload === 'object' ? payload : {};
};

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
 * tell the customer: also when a corrected birth date changes what the order costs.
 * @throws Problem NOT_FOUND when there is nothing to revise, INVALID
 */
export async function submitRevision(
  deps: Deps,
  userId: string,
  orderId: string,
  upload: Submission,
): Promise<string> {
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== userId || !needsRevision(order)) {
      return refuse('NOT_FOUND', MESSAGES.revision.nothingToDo);
    }
    const change = correct(order, payloadOf(upload));
    checkFiles(revisedDocuments(order), upload.files);
    requireDocuments(order, upload.files);
    await upload.take(tx, now);
    const before = await attachmentsOf(tx, order.id);
    await moveOrder(tx, order, 'revision', { actor: `member:${userId}`, now });
    await changeOrder(tx, order.id, { ...change, feedback: null, needRevisions: null }, now);
    await saveAttachments(tx, order.id, upload.files, now);
    await submitToInsurer(tx, deps, order.id);
    const codes = upload.files.map(({ code }) => code);
    const replaced = before.filter(({ code }) => codes.includes(code)).map(({ storageKey }) => storageKey);
    return { before: order.amounts.total, total: change.amounts.total, replaced };
  });
  // Only now: a transaction that fails must leave the old files where the order says they are.
  await removeQuietly(deps, done.replaced);
  if (done.total === done.before) return DONE;
  return `${DONE}. Total pesanan menyesuaikan usia tertanggung menjadi ${formatRupiah(done.total)}`;
}
