import type { DeskJournal } from '@naungan/api/desk';
import type { RouteName } from '@naungan/api/routes';
import type { OrderDetail } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { type DeskClient, DeskError } from '../../desk-cli/client.ts';
import { type Desk, type DeskCommands, needed, noMore } from '../../desk-cli/command.ts';
import { journalSheet, orderLines, orderSheet } from '../../desk-cli/print.ts';

/** People copy the number of an order as often as its id. */
async function idOf(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KPA-')) return reference;
  const orders = await desk<OrderCard[]>('deskOrders');
  const found = orders.find(({ kpaNumber }) => kpaNumber === reference.toUpperCase());
  if (!found) throw new DeskError(`There is no order ${reference}.`);
  return found._id;
}

const list = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);

/** The order that a command is about. */
function orderOf([reference, ...more]: string[]): string {
  noMore(more, ' Put sentences in quotes.');
  return needed(reference, 'The order');
}

async function decide({ desk }: Desk, order: string, call: RouteName, body?: object): Promise<string> {
  const id = await idOf(desk, order);
  const moved = await desk<{ _id: string; statusOrder: string }>(call, { id, ...(body && { body }) });
  return `Order ${moved._id} is now "${moved.statusOrder}".`;
}

async function journal(desk: DeskClient, order: string): Promise<string> {
  const { invoice } = await desk<OrderDetail>('deskOrder', { id: await idOf(desk, order) });
  if (!invoice) throw new DeskError(`The order ${order} has no invoice yet.`);
  return journalSheet(await desk<DeskJournal>('deskJournal', { id: invoice._id }));
}

export const orderCommands: DeskCommands = {
  usage: `  orders [--status neworder|pending|revision|approve|reject]
  show <order>
  journal <order>
  approve <order>
  reject <order> --reason "why"
  revise <order> --items insured,address,beneficiary,attachment [--attachments code,code] --feedback "what to correct"`,
  notes: "<order> is an order's id or its number (KPA-…).",
  options: ['status', 'reason', 'items', 'attachments', 'feedback'],
  commands: {
    orders(words, { status }) {
      noMore(words.slice(1), ' Put sentences in quotes.');
      return async ({ desk }) => orderLines(await desk<OrderCard[]>('deskOrders', { query: { status } }));
    },
    show(words) {
      const order = orderOf(words);
      return async ({ desk, origin }) =>
        orderSheet(await desk<OrderDetail>('deskOrder', { id: await idOf(desk, order) }), origin);
    },
    journal(words) {
      const order = orderOf(words);
      return ({ desk }) => journal(desk, order);
    },
    approve(words) {
      const order = orderOf(words);
      return (at) => decide(at, order, 'deskApprove');
    },
    reject(words, options) {
      const order = orderOf(words);
      const reason = needed(options.reason, '--reason');
      return (at) => decide(at, order, 'deskReject', { reason });
    },
    revise(words, options) {
      const order = orderOf(words);
      const items = list(needed(options.items, '--items'));
      const feedback = needed(options.feedback, '--feedback');
      const attachments = list(options.attachments);
      return (at) => decide(at, order, 'deskRevise', { items, attachments, feedback });
    },
  },
};
