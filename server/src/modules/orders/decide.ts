import { productTypeInfo, type RevisionItem } from '@naungan/domain/lines';
import { revisionItems } from '@naungan/domain/lines/steps';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { mailMember } from '../accounts/service.ts';
import { createInvoice } from '../invoices/service.ts';
import { documentsOf } from './documents.ts';
import { approvedMail, rejectedMail, revisionMail } from './mails.ts';
import type { NeedRevision, OrderRecord } from './record.ts';
import { orderSubject } from './subject.ts';

async function requireOrder(tx: Tx, id: string): Promise<OrderRecord> {
  return (await orderSubject.lock(tx, id)) ?? refuse('NOT_FOUND');
}

/**
 * The insurer takes the order: creates its invoice and mails the customer the link to it, all or nothing.
 * `actor`: `desk:<id>` or `insurer`.
 * @throws Problem NOT_FOUND, CONFLICT
 */
export async function approveOrder(deps: Deps, id: string, actor: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id);
    await orderSubject.move(
      tx,
      order,
      { to: 'approve', actor, now },
      { decidedAt: now, feedback: null, needRevisions: null },
    );
    const { invoiceNumber } = await createInvoice(tx, deps, order);
    await mailMember(tx, deps, order.userId, approvedMail(order, invoiceNumber));
  });
}

/**
 * The insurer refuses the order; the customer reads the reason.
 * @throws Problem NOT_FOUND, CONFLICT
 */
export async function rejectOrder(deps: Deps, id: string, actor: string, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id);
    await orderSubject.move(
      tx,
      order,
      { to: 'reject', actor, reason, now },
      { decidedAt: now, feedback: reason, needRevisions: null },
    );
    await mailMember(tx, deps, order.userId, rejectedMail(order, reason));
  });
}

export type RevisionRequest = { items: RevisionItem[]; attachments: string[]; feedback: string };

/** For lines whose orders no form corrects. */
const REJECT_INSTEAD =
  'Tolak dengan alasan yang menyebutkan apa yang harus diperbaiki: pelanggan dapat memesan lagi dengan data yang sama.';

/** Refuses items that orders of this line do not have. */
function checkItems({ productType }: OrderRecord, items: RevisionItem[]): void {
  const known = revisionItems(productType);
  if (known.length === 0)
    refuse(
      'CONFLICT',
      `Pesanan ${productTypeInfo(productType).label} tidak dapat dikembalikan. ${REJECT_INSTEAD}`,
    );
  const strange = items.filter((item) => !known.includes(item));
  if (strange.length === 0) return;
  const message = `Item tidak dikenal: ${strange.join(', ')}. Pilihan: ${known.join(', ')}`;
  refuse('INVALID', message, [{ path: 'items', message }]);
}

/** The items once each; documents must be among those that the order needs. */
function needRevisions(order: OrderRecord, { items, attachments }: RevisionRequest): NeedRevision[] {
  checkItems(order, items);
  const wanted = [...new Set(attachments)];
  const known = documentsOf(order).map(({ code }) => code);
  const strange = wanted.filter((code) => !known.includes(code));
  const withFiles = items.includes('attachment');
  if (strange.length > 0) {
    const message = `Lampiran tidak dikenal: ${strange.join(', ')}. Pilihan: ${known.join(', ')}`;
    refuse('INVALID', message, [{ path: 'attachments', message }]);
  }
  if (withFiles !== wanted.length > 0) {
    const message = withFiles ? 'Sebutkan kode lampiran yang harus diperbaiki' : 'Tambahkan item attachment';
    refuse('INVALID', message, [{ path: 'attachments', message }]);
  }
  return [...new Set(items)].map((item) => ({ item, attachments: item === 'attachment' ? wanted : [] }));
}

/**
 * The insurer sends the order back for corrections and mails the customer the link to them.
 * @throws Problem NOT_FOUND, CONFLICT, INVALID
 */
export async function reviseOrder(
  deps: Deps,
  id: string,
  actor: string,
  request: RevisionRequest,
): Promise<void> {
  const now = deps.clock();
  const { feedback } = request;
  await deps.db.transaction(async (tx) => {
    const order = await requireOrder(tx, id);
    const needed = needRevisions(order, request);
    await orderSubject.move(
      tx,
      order,
      { to: 'pending', actor, reason: feedback, now },
      { feedback, needRevisions: needed },
    );
    await mailMember(tx, deps, order.userId, revisionMail(order, feedback));
  });
}
