import { revisionItems } from '@naungan/domain/lines/steps';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { findUser } from '../accounts/service.ts';
import { createInvoice } from '../invoices/service.ts';
import { approvedMail, rejectedMail, revisionMail } from './mails.ts';
import type { NeedRevision, OrderRecord, RevisionItem } from './record.ts';
import { changeOrder } from './repository.ts';
import { lockOrder, moveOrder } from './service.ts';

type OrderMail = ReturnType<typeof approvedMail>;

async function requireOrder(tx: Tx, id: string): Promise<OrderRecord> {
  return (await lockOrder(tx, id)) ?? refuse('NOT_FOUND');
}

async function mailTo(tx: Tx, { mail }: Deps, order: OrderRecord, content: OrderMail): Promise<void> {
  const user = await findUser(tx, order.userId);
  if (!user) throw new Error(`Order ${order.id} belongs to no account`);
  await mail.queue(tx, { to: user.email, ...content });
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
    await moveOrder(tx, order, 'approve', { actor, now });
    await changeOrder(tx, id, { decidedAt: now, feedback: null, needRevisions: null }, now);
    const { invoiceNumber } = await createInvoice(tx, deps, { ...order, statusOrder: 'approve' });
    await mailTo(tx, deps, order, approvedMail(order, invoiceNumber, deps.config.PUBLIC_URL));
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
    await moveOrder(tx, order, 'reject', { actor, reason, now });
    await changeOrder(tx, id, { decidedAt: now, feedback: reason, needRevisions: null }, now);
    await mailTo(tx, deps, order, rejectedMail(order, reason, deps.config.PUBLIC_URL));
  });
}

export type RevisionRequest = { items: RevisionItem[]; attachments: string[]; feedback: string };

/** Refuses items that orders of this line do not have. */
function checkItems({ productType }: OrderRecord, items: RevisionItem[]): void {
  const known = revisionItems(productType);
  const strange = items.filter((item) => !known.includes(item));
  if (strange.length === 0) return;
  const message = `Item tidak dikenal: ${strange.join(', ')}. Pilihan: ${known.join(', ')}`;
  refuse('INVALID', message, [{ path: 'items', message }]);
}

/** The items once each; documents must be among those that the plan asks for. */
function needRevisions(order: OrderRecord, { items, attachments }: RevisionRequest): NeedRevision[] {
  const { product } = order;
  checkItems(order, items);
  const wanted = [...new Set(attachments)];
  const known = product.attachments.map(({ code }) => code);
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
    await moveOrder(tx, order, 'pending', { actor, reason: feedback, now });
    await changeOrder(tx, id, { feedback, needRevisions: needed }, now);
    await mailTo(tx, deps, order, revisionMail(order, feedback, deps.config.PUBLIC_URL));
  });
}
