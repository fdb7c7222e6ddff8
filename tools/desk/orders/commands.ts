import type { DeskOrderCard, DeskOrderDetail, DeskOrderJournal } from '@naungan/api/desk';
import type { RouteName } from '@naungan/api/routes';
import type { DeskClient } from '../client.ts';
import { type Desk, type DeskCommands, needed, noMore } from '../command.ts';
import { orderId, orderTyped } from '../order.ts';
import { journalSheet, orderLines, orderSheet } from '../print.ts';

const list = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);

async function decide({ desk }: Desk, order: string, call: RouteName, body?: object): Promise<string> {
  const id = await orderId(desk, order);
  const changedOrder = await desk<{ _id: string; statusOrder: string }>(call, { id, ...(body && { body }) });
  return `Order ${changedOrder._id} is now "${changedOrder.statusOrder}".`;
}

async function journal(desk: DeskClient, order: string): Promise<string> {
  return journalSheet(await desk<DeskOrderJournal>('deskOrderJournal', { id: await orderId(desk, order) }));
}

export const orderCommands: DeskCommands = {
  usage: `  orders [--status neworder|pending|revision|approve|reject]
  show <order>
  journal <order>
  approve <order>
  reject <order> --reason "why"
  revise <order> --items vehicle,insured,address,beneficiary,attachment [--attachments code,code] --feedback "what to correct"`,
  notes: "<order> is an order's id or its number (KPA-…).",
  options: ['status', 'reason', 'items', 'attachments', 'feedback'],
  commands: {
    orders(words, { status }) {
      noMore(words.slice(1), ' Put sentences in quotes.');
      return async ({ desk }) => orderLines(await desk<DeskOrderCard[]>('deskOrders', { query: { status } }));
    },
    show(words) {
      const order = orderTyped(words);
      return async ({ desk, origin }) => {
        // Imported only by this command, because loading the lines with their products takes long.
        const { serverLine } = await import('../../../server/src/lines/index.ts');
        const shown = await desk<DeskOrderDetail>('deskOrder', { id: await orderId(desk, order) });
        return orderSheet(shown, serverLine(shown.productType).deskRows(shown), origin);
      };
    },
    journal(words) {
      const order = orderTyped(words);
      return ({ desk }) => journal(desk, order);
    },
    approve(words) {
      const order = orderTyped(words);
      return (at) => decide(at, order, 'deskApprove');
    },
    reject(words, options) {
      const order = orderTyped(words);
      const reason = needed(options.reason, '--reason');
      return (at) => decide(at, order, 'deskReject', { reason });
    },
    revise(words, options) {
      const order = orderTyped(words);
      const items = list(needed(options.items, '--items'));
      const feedback = needed(options.feedback, '--feedback');
      const attachments = list(options.attachments);
      return (at) => decide(at, order, 'deskRevise', { items, attachments, feedback });
    },
  },
};
