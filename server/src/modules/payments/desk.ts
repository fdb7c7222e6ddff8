import { deskHandlePayment } from '@naungan/api/desk-queues';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { addNote } from '../desk/service.ts';
import { findInvoice } from '../invoices/service.ts';
import { clearAttention, findPayment } from './repository.ts';
import { paymentStateMachine } from './state-machine.ts';

const HANDLED_REASON = 'handled by the desk';

/** Removes a payment from the desk's queue, and stores the note with its order. @throws ApiProblem NOT_FOUND, CONFLICT */
async function handlePayment({ db, clock }: Deps, id: string, userId: string, note: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const payment = (isUuid(id) ? await findPayment(tx, id) : null) ?? throwProblem('NOT_FOUND');
    if (!(await clearAttention(tx, id))) throwProblem('CONFLICT', 'Pembayaran ini tidak perlu ditangani');
    const cause = { actor: `desk:${userId}`, reason: HANDLED_REASON, now };
    await paymentStateMachine.recordRemark(tx, payment, cause);
    const invoice = await findInvoice(tx, payment.invoiceId);
    if (!invoice) throw new Error(`Payment ${id} refers to a missing invoice`);
    const text = `Pembayaran ${payment.reference}: ${note}`;
    await addNote(tx, { subject: 'order', id: invoice.orderId }, { authorId: userId, text, createdAt: now });
  });
}

/** Mounts the desk's call about payments that need a person. */
export function mountPaymentDesk(app: FastifyInstance): void {
  route(app, deskHandlePayment, async ({ params, body, desk, deps }) => {
    await handlePayment(deps, params.id, desk.userId, body.note);
    return { response: { id: params.id } };
  });
}
