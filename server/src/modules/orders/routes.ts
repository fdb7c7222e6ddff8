import { contractsOf } from '@naungan/api/lines/contracts';
import * as contract from '@naungan/api/orders';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { readKey } from '../../core/idempotency.ts';
import { limitRequests, takeMemberAndAddressPoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { persistUpload } from '../../core/uploads/persist-upload.ts';
import { readSubmission } from '../../core/uploads/submission.ts';
import type { Deps, Session } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { findUser } from '../accounts/service.ts';
import { uploadSpecs } from '../plans/service.ts';
import { createOrder } from './create.ts';
import { mountOrderDesk } from './desk.ts';
import { withPlanDocuments } from './documents.ts';
import { orderDrafts, revisionDrafts } from './draft-forms.ts';
import { MAX_FILES } from './max-files.ts';
import { ORDER_FIELDS } from './payload.ts';
import { orderData } from './personal-data.ts';
import { quoteOrder } from './quote.ts';
import type { OrderRecord } from './record.ts';
import { listAttachments, referencedFiles } from './repository.ts';
import { needsRevision, possibleDocuments, revisionDetail } from './revision.ts';
import { findOrder, listOrders } from './service.ts';
import { submitRevision } from './submit-revision.ts';
import { limitUndecidedOrders } from './undecided-orders.ts';
import { orderDocuments, revisionDocuments } from './upload-purposes.ts';

const CREATED_MESSAGE =
  'Pesanan Anda berhasil dibuat. Hasil pemeriksaan perusahaan asuransi akan kami kirim ke email Anda';

const ORDER_LIMITS = { member: LIMITS.orderPerMember, address: LIMITS.orderPerIp };
const REVISION_LIMITS = { member: LIMITS.revisionPerMember, address: LIMITS.revisionPerIp };

/** Returns a member's order; null for an unknown order and for an order of another member. */
async function findOrderOfMember({ db }: Deps, userId: string, id: string): Promise<OrderRecord | null> {
  const order = await findOrder(db, id);
  return order?.userId === userId ? withPlanDocuments(db, order) : null;
}

const throwNothingToRevise = () => throwProblem('NOT_FOUND', MESSAGES.revision.nothingToDo);

type OrderCall = { member: Session; deps: Deps; request: FastifyRequest };

/** Places an order of a line. The customer's profile must be complete. */
async function placeOrder(line: ProductType, { member, deps, request }: OrderCall) {
  const key = readKey(request.headers['idempotency-key']);
  const user = (await findUser(deps.db, member.userId)) ?? throwProblem('UNAUTHORIZED');
  if (!user.completeProfile) return throwProblem('FORBIDDEN', MESSAGES.profile.incomplete);
  await takeMemberAndAddressPoints(deps, ORDER_LIMITS, { userId: user.id, ip: request.ip });
  // Checks the limit before the files are received. A request with a key is checked later, because it may repeat an
  // earlier request.
  if (!key) await limitUndecidedOrders(deps.db, deps, user.id);
  const specs = await uploadSpecs(deps.db, line);
  const findRule = (code: string) => specs.get(code) ?? null;
  const upload = await readSubmission(request, user.id, {
    fields: ORDER_FIELDS,
    findRule,
    maxFiles: MAX_FILES,
  });
  const orderId = await persistUpload(deps, upload, async () => {
    const placedOrder = await createOrder(deps, { line, member: user, upload, key });
    return { committed: placedOrder.isNew, result: placedOrder.orderId };
  });
  return { response: { _id: orderId, productType: line, invoice: false }, message: CREATED_MESSAGE };
}

/** Mounts the call for the amounts of an order of a line. */
function mountQuote<L extends ProductType>(app: FastifyInstance, line: L): void {
  route(app, contractsOf(line).calls.orderQuote, async ({ body, deps }) => ({
    // The contract of `line` has parsed this body; TypeScript cannot infer that for a generic line.
    response: await quoteOrder(deps, line, body as Parameters<typeof quoteOrder<L>>[2]),
  }));
}

/** Places, lists and revises a member's orders [2 §4, §7; 3 §2]. */
export const ordersModule = defineModule({
  name: 'orders',
  deskRoutes: mountOrderDesk,
  uploadPurposes: [revisionDocuments, orderDocuments],
  draftForms: [orderDrafts, revisionDrafts],
  referencedFiles,
  personalData: orderData,
  async routes(app) {
    for (const line of PRODUCT_TYPES)
      route(app, contractsOf(line).calls.order, (call) => placeOrder(line, call));

    await app.register(async (quotes) => {
      limitRequests(quotes, LIMITS.orderQuote);
      for (const line of PRODUCT_TYPES) mountQuote(quotes, line);
    });

    route(app, contract.orders, async ({ member, query, deps }) => ({
      response: await listOrders(deps, { userId: member.userId, productType: query.productType }),
    }));

    route(app, contract.revision, async ({ member, params, deps }) => {
      const order = await findOrderOfMember(deps, member.userId, params.id);
      if (!order || !needsRevision(order)) return throwNothingToRevise();
      return { response: revisionDetail(order, await listAttachments(deps.db, order.id)) };
    });

    route(app, contract.formerOrder, async ({ member, params, deps }) => {
      const order = await findOrderOfMember(deps, member.userId, params.id);
      if (!order) return throwProblem('NOT_FOUND');
      // The response has the data of the order form, but no items to correct.
      const orderToRepeat = { ...order, needRevisions: null, feedback: null };
      return { response: revisionDetail(orderToRepeat, await listAttachments(deps.db, order.id)) };
    });

    route(app, contract.submitRevision, async ({ member, params, deps, request }) => {
      const key = readKey(request.headers['idempotency-key']);
      await takeMemberAndAddressPoints(deps, REVISION_LIMITS, { userId: member.userId, ip: request.ip });
      const order = await findOrderOfMember(deps, member.userId, params.id);
      // An order without needed corrections may be the result of this request's first attempt. `submitRevision`
      // recognises a repeated request by its key and content.
      if (!order || (!key && !needsRevision(order))) return throwNothingToRevise();
      const specs = possibleDocuments(order);
      const findRule = (code: string) => specs.get(code) ?? null;
      const rules = { fields: ['payload'], findRule, maxFiles: MAX_FILES };
      const upload = await readSubmission(request, member.userId, rules);
      const message = await persistUpload(deps, upload, async () => {
        const revision = { userId: member.userId, orderId: order.id, upload, key };
        const submittedRevision = await submitRevision(deps, revision);
        return { committed: submittedRevision.isNew, result: submittedRevision.message };
      });
      return { response: { _id: order.id, productType: order.productType }, message };
    });
  },
});
