import type { LetterContent, OrderLetterRequest } from '@naungan/api/desk-letters';
import { lineOf, type RevisionItem, revisionItems } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { throwProblem } from '../../api-problem.ts';
import { requireVersion } from '../../core/record-history.ts';
import type { Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { mailMember } from '../accounts/service.ts';
import { createInvoice } from '../invoices/service.ts';
import { completeLetter, recordLetter } from '../letters/service.ts';
import { reportSale } from '../partners/service.ts';
import { documentsOf } from './documents.ts';
import { letterRecordOf, orderLetter } from './letters.ts';
import { approvedMail, rejectedMail, revisionMail } from './mails.ts';
import type { NeedRevision, OrderRecord } from './record.ts';
import { findOrderById } from './repository.ts';
import { orderStateMachine } from './state-machine.ts';

/** Locks the order that was read as `version`. @throws ApiProblem NOT_FOUND, CONFLICT */
async function requireOrder(tx: Tx, id: string, version: number | undefined): Promise<OrderRecord> {
  const order = (await orderStateMachine.lock(tx, id)) ?? throwProblem('NOT_FOUND');
  await requireVersion(tx, { subject: orderStateMachine.name, id, status: order.statusOrder }, version);
  return order;
}

/**
 * Approves an order on behalf of the insurer: creates its invoice and mails the customer the link to it, in one
 * transaction. `actor`: `desk:<id>` or `insurer`. `version`: the version of the order that the desk has read.
 * @throws ApiProblem NOT_FOUND, CONFLICT
 */
export async function approveOrder(deps: Deps, id: string, actor: string, version?: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id, version);
    await orderStateMachine.transition(
      tx,
      order,
      { to: 'approve', actor, now },
      { decidedAt: now, feedback: null, needRevisions: null },
    );
    const invoice = await createInvoice(tx, deps, order);
    const letter = await orderLetter(tx, order, { kind: 'approved' }, invoice.dueDate);
    await recordLetter(tx, deps, letterRecordOf(order), letter);
    await mailMember(tx, deps, order.userId, approvedMail(order, invoice));
  });
}

/**
 * Rejects an order on behalf of the insurer, with a reason that the customer reads.
 * @throws ApiProblem NOT_FOUND, CONFLICT
 */
export async function rejectOrder(
  deps: Deps,
  id: string,
  actor: string,
  reason: string,
  version?: number,
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id, version);
    await orderStateMachine.transition(
      tx,
      order,
      { to: 'reject', actor, reason, now },
      { decidedAt: now, feedback: reason, needRevisions: null },
    );
    await reportSale(tx, deps, order.id, 'cancelled');
    const letter = await orderLetter(tx, order, { kind: 'rejected', reason });
    await recordLetter(tx, deps, letterRecordOf(order), letter);
    await mailMember(tx, deps, order.userId, rejectedMail(order, reason));
  });
}

export type RevisionRequest = { items: RevisionItem[]; attachments: string[]; feedback: string };

/** The advice for lines whose orders cannot be corrected. */
const REJECT_INSTEAD_ADVICE =
  'Tolak dengan alasan yang menyebutkan apa yang harus diperbaiki: pelanggan dapat memesan lagi dengan data yang sama.';

/** @throws ApiProblem CONFLICT for a line whose orders cannot be sent back, INVALID for items that the line does not have */
function checkItems({ productType }: OrderRecord, items: RevisionItem[]): void {
  const revisableItems = revisionItems(rulesOf(productType).steps);
  if (revisableItems.length === 0)
    throwProblem(
      'CONFLICT',
      `Pesanan ${lineOf(productType).label} tidak dapat dikembalikan. ${REJECT_INSTEAD_ADVICE}`,
    );
  const unknownItems = items.filter((item) => !revisableItems.includes(item));
  if (unknownItems.length === 0) return;
  const message = `Item tidak dikenal: ${unknownItems.join(', ')}. Pilihan: ${revisableItems.join(', ')}`;
  throwProblem('INVALID', message, [{ path: 'items', message }]);
}

/** Returns the items to correct, each once. @throws ApiProblem INVALID for documents that the order does not need */
function needRevisionsOf(order: OrderRecord, { items, attachments }: RevisionRequest): NeedRevision[] {
  checkItems(order, items);
  const codes = [...new Set(attachments)];
  const documentCodes = documentsOf(order).map(({ code }) => code);
  const unknownCodes = codes.filter((code) => !documentCodes.includes(code));
  const includesAttachments = items.includes('attachment');
  if (unknownCodes.length > 0) {
    const message = `Lampiran tidak dikenal: ${unknownCodes.join(', ')}. Pilihan: ${documentCodes.join(', ')}`;
    throwProblem('INVALID', message, [{ path: 'attachments', message }]);
  }
  const hasCodes = codes.length > 0;
  if (includesAttachments !== hasCodes) {
    const message = includesAttachments
      ? 'Sebutkan kode lampiran yang harus diperbaiki'
      : 'Tambahkan item attachment';
    throwProblem('INVALID', message, [{ path: 'attachments', message }]);
  }
  return [...new Set(items)].map((item) => ({ item, attachments: item === 'attachment' ? codes : [] }));
}

/**
 * Sends an order back for corrections and mails the customer a link to the form.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export async function reviseOrder(
  deps: Deps,
  id: string,
  actor: string,
  request: RevisionRequest,
  version?: number,
): Promise<void> {
  const now = deps.clock();
  const { feedback } = request;
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id, version);
    const neededRevisions = needRevisionsOf(order, request);
    await orderStateMachine.transition(
      tx,
      order,
      { to: 'pending', actor, reason: feedback, now },
      { feedback, needRevisions: neededRevisions },
    );
    const letter = await orderLetter(tx, order, { kind: 'documents', ...request });
    await recordLetter(tx, deps, letterRecordOf(order), letter);
    await mailMember(tx, deps, order.userId, revisionMail(order, feedback));
  });
}

/**
 * Returns the letter that a decision would store. The letter of an approval gets the time for the payment with the invoice.
 * @throws ApiProblem NOT_FOUND, CONFLICT and INVALID as the decision
 */
export async function previewOrderLetter(
  deps: Deps,
  id: string,
  request: OrderLetterRequest,
): Promise<LetterContent> {
  const order = (isUuid(id) ? await findOrderById(deps.db, id) : null) ?? throwProblem('NOT_FOUND');
  if (request.kind === 'documents') needRevisionsOf(order, request);
  return completeLetter(deps.db, deps, letterRecordOf(order), await orderLetter(deps.db, order, request));
}
