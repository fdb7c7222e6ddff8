import type { DeskOrderDetail, DeskOrderJournal } from '@naungan/api/desk';
import type { RouteName } from '@naungan/api/routes';
import type { DeskClient } from '../client.ts';
import { type DeskCommands, type DeskConnection, rejectFurtherWords, requireValue } from '../command.ts';
import { listCommand, RECORD_LIST_OPTIONS, RECORD_LIST_USAGE, recordListQuery } from '../list.ts';
import { orderId, orderReference } from '../order.ts';
import { journalSheet, orderLines, orderSheet } from '../print.ts';

const splitList = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);

async function applyDecision(
  { desk }: DeskConnection,
  order: string,
  call: RouteName,
  body?: object,
): Promise<string> {
  const id = await orderId(desk, order);
  const changedOrder = await desk<{ _id: string; statusOrder: string }>(call, {
    id,
    ...(body ? { body } : {}),
  });
  return `Order ${changedOrder._id} is now "${changedOrder.statusOrder}".`;
}

async function journalText(desk: DeskClient, order: string): Promise<string> {
  return journalSheet(await desk<DeskOrderJournal>('deskOrderJournal', { id: await orderId(desk, order) }));
}

export const orderCommands: DeskCommands = {
  usage: `  orders [--status neworder|pending|revision|approve|reject] [--line kendaraan] [--partner code]
    ${RECORD_LIST_USAGE}
  show <order>
  journal <order>
  approve <order>
  reject <order> --reason "why"
  revise <order> --items vehicle,insured,address,beneficiary,attachment [--attachments code,code] --feedback "what to correct"`,
  notes: "<order> is an order's id or its number (KPA-…).",
  options: [
    ...RECORD_LIST_OPTIONS,
    'line',
    'partner',
    'status',
    'reason',
    'items',
    'attachments',
    'feedback',
  ],
  commands: {
    orders(words, options) {
      rejectFurtherWords(words);
      const { status, line, partner } = options;
      return listCommand('deskOrders', { ...recordListQuery(options), status, line, partner }, orderLines);
    },
    show(words) {
      const order = orderReference(words);
      return async ({ desk, origin }) => {
        // A dynamic import, because the lines and their products take long to load and no other command needs them.
        const { serverLine } = await import('../../../server/src/lines/index.ts');
        const orderDetail = await desk<DeskOrderDetail>('deskOrder', { id: await orderId(desk, order) });
        return orderSheet(orderDetail, serverLine(orderDetail.productType).deskRows(orderDetail), origin);
      };
    },
    journal(words) {
      const order = orderReference(words);
      return ({ desk }) => journalText(desk, order);
    },
    approve(words) {
      const order = orderReference(words);
      return (connection) => applyDecision(connection, order, 'deskApprove');
    },
    reject(words, options) {
      const order = orderReference(words);
      const reason = requireValue(options.reason, '--reason');
      return (connection) => applyDecision(connection, order, 'deskReject', { reason });
    },
    revise(words, options) {
      const order = orderReference(words);
      const items = splitList(requireValue(options.items, '--items'));
      const feedback = requireValue(options.feedback, '--feedback');
      const attachments = splitList(options.attachments);
      return (connection) => applyDecision(connection, order, 'deskRevise', { items, attachments, feedback });
    },
  },
};
