import type { DeskClient } from '@naungan/api/desk-client';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import { canBeRevised, type ProductType, revisionItems } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { FastifyInstance } from 'fastify';
import type { DemoOrderParts } from '../../lines/demo.ts';
import { refreshPayment } from '../../modules/payments/close.ts';
import { findByTransaction } from '../../modules/payments/repository.ts';
import { DEMO_NAME, demoLogin } from './account.ts';
import { injectedFetch } from './client.ts';
import type { DemoFiles } from './files.ts';
import { type DemoLine, demoPayload } from './lines.ts';

/** `serial` distinguishes the insured objects of the orders. */
export type Demo = {
  app: FastifyInstance;
  member: DeskClient;
  desk: DeskClient;
  files: DemoFiles;
  serial: number;
};

/** Contains "tunggu", so the simulated insurer does not decide the order. */
const UNDECIDED_NAME = 'Tunggu Rahayu';

const todayOf = ({ app }: Demo) => todayInJakarta(app.deps.clock());
const orderContext = (demo: Demo) => ({ today: todayOf(demo), serial: demo.serial });

/** Returns the documents that an order with this payload needs. */
function requiredDocuments(demo: Demo, line: ProductType, { product }: DemoOrderParts, payload: object) {
  const slices = { ...payload, insured: payload };
  return rulesOf(line)
    .documents(product.attachments, slices, todayOf(demo))
    .filter(({ required }) => required);
}

async function placeOrder(
  demo: Demo,
  { line, orderParts }: DemoLine,
  { name = DEMO_NAME, startDate = '' }: { name?: string; startDate?: string } = {},
): Promise<string> {
  const parts = await orderParts(demo.member, orderContext(demo));
  const payload = { ...demoPayload(parts, demoLogin(demo.app.deps.config).email, name), startDate };
  const form = new FormData();
  form.append('productId', parts.product._id);
  form.append('params', JSON.stringify(parts.params));
  form.append('payload', JSON.stringify(payload));
  demo.files.append(form, requiredDocuments(demo, line, parts, payload));
  const { response } = await demo.member.line(line).order({ form });
  return response._id;
}

const approve = ({ desk }: Demo, id: string) => desk.call('deskApprove', { params: { id } });

/** Creates a pending payment, and returns its id at the gateway. */
async function openPayment(
  { member }: Demo,
  line: ProductType,
  orderId: string,
  type = 'bca',
): Promise<string> {
  const body = { paymentMethod: paymentMethod(type)?.group ?? '', paymentType: type };
  const { response } = await member.call('pay', { params: { orderId, product: line }, body });
  return response.invoice.payment.transaction_id;
}

/** Runs an action at the simulated gateway, then stores the payment's new status as a notification would. */
async function runGatewayAction({ app }: Demo, transaction: string, action: 'pay' | 'reverse' | 'refund') {
  const path = `/simulators/midtrans/transactions/${transaction}/${action}`;
  await injectedFetch(app)(path, { method: 'POST' });
  const payment = await findByTransaction(app.deps.db, transaction);
  if (payment) await refreshPayment(app.deps, payment, 'gateway');
}

/** Approves and pays an order; returns the payment's id at the gateway. */
async function payOrder(demo: Demo, line: ProductType, orderId: string, type?: string): Promise<string> {
  await approve(demo, orderId);
  const transaction = await openPayment(demo, line, orderId, type);
  await runGatewayAction(demo, transaction, 'pay');
  return transaction;
}

/** Places an order and sends its first document back; returns the order's id and the document. */
async function sendBack(demo: Demo, demoLine: DemoLine) {
  const parts = await demoLine.orderParts(demo.member, orderContext(demo));
  // The documents do not depend on the e-mail address.
  const documents = requiredDocuments(demo, demoLine.line, parts, demoPayload(parts, '')).slice(0, 1);
  const id = await placeOrder(demo, demoLine, { name: UNDECIDED_NAME });
  const feedback = 'Berkas kurang jelas, mohon kirim kembali berkas yang dapat dibaca.';
  const attachments = documents.map(({ code }) => code);
  await demo.desk.call('deskRevise', {
    params: { id },
    body: { items: ['attachment'], attachments, feedback },
  });
  return { id, documents };
}

/** Places an order whose document is sent back, and sends the document again; returns the order's id. */
async function revise(demo: Demo, demoLine: DemoLine): Promise<string> {
  const { id, documents } = await sendBack(demo, demoLine);
  const form = new FormData();
  form.append('payload', '{}');
  demo.files.append(form, documents);
  await demo.member.upload('submitRevision', { params: { id }, form });
  return id;
}

/** Returns whether the desk can send back the documents of the line's orders. */
const canSendBackDocuments = (line: ProductType): boolean =>
  canBeRevised(line) && revisionItems(rulesOf(line).steps).includes('attachment');

export type OrderScenario = {
  state: string;
  /** Days since the order was sent. */
  daysAgo: number;
  /** Returns whether the line can have such an order. */
  applies?: (line: ProductType) => boolean;
  /** Creates the order and returns its id. */
  make: (demo: Demo, demoLine: DemoLine) => Promise<string>;
};

/** Every state that an order, its invoice and its policy can have, by the names that the API uses. */
export const ORDER_SCENARIOS: readonly OrderScenario[] = [
  {
    state: 'ended',
    daysAgo: 400,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await payOrder(demo, demoLine.line, id);
      return id;
    },
  },
  {
    state: 'active',
    daysAgo: 150,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await payOrder(demo, demoLine.line, id);
      return id;
    },
  },
  {
    state: 'upcoming',
    daysAgo: 1,
    async make(demo, demoLine) {
      const startDate = addDays(todayOf(demo), 20);
      const id = await placeOrder(demo, demoLine, { startDate });
      await payOrder(demo, demoLine.line, id);
      return id;
    },
  },
  {
    state: 'reversal',
    daysAgo: 80,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await runGatewayAction(demo, await payOrder(demo, demoLine.line, id), 'reverse');
      return id;
    },
  },
  {
    state: 'refund',
    daysAgo: 79,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      // A bank transfer cannot be refunded at the gateway.
      await runGatewayAction(demo, await payOrder(demo, demoLine.line, id, 'gopay'), 'refund');
      return id;
    },
  },
  {
    state: 'expire',
    daysAgo: 40,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await approve(demo, id);
      return id;
    },
  },
  {
    state: 'reject',
    daysAgo: 20,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine, { name: UNDECIDED_NAME });
      const reason = 'Data pada pesanan belum memenuhi ketentuan kami.';
      await demo.desk.call('deskReject', { params: { id }, body: { reason } });
      return id;
    },
  },
  {
    state: 'pending',
    daysAgo: 3,
    applies: canSendBackDocuments,
    make: async (demo, demoLine) => (await sendBack(demo, demoLine)).id,
  },
  {
    state: 'revision',
    daysAgo: 2,
    applies: canSendBackDocuments,
    make: revise,
  },
  {
    state: 'unpaid',
    daysAgo: 0,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await approve(demo, id);
      return id;
    },
  },
  {
    state: 'payment-open',
    daysAgo: 0,
    async make(demo, demoLine) {
      const id = await placeOrder(demo, demoLine);
      await approve(demo, id);
      await openPayment(demo, demoLine.line, id);
      return id;
    },
  },
  {
    state: 'neworder',
    daysAgo: 0,
    make: (demo, demoLine) => placeOrder(demo, demoLine, { name: UNDECIDED_NAME }),
  },
];
