import type { DeskJournal } from '@naungan/api/desk';
import type { OrderDetail } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { editContent } from '../modules/content/desk-commands.ts';
import { type Command, readCommand, USAGE, UsageError } from './arguments.ts';
import { connect, type DeskClient, DeskError } from './client.ts';
import { journalSheet, orderLines, orderSheet } from './print.ts';

type Streams = { out: (text: string) => void; err: (text: string) => void };
type Moved = { _id: string; statusOrder: string };

/** People copy the number of an order as often as its id. */
async function idOf(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KPA-')) return reference;
  const orders = await desk<OrderCard[]>('deskOrders');
  const found = orders.find(({ kpaNumber }) => kpaNumber === reference.toUpperCase());
  if (!found) throw new DeskError(`There is no order ${reference}.`);
  return found._id;
}

const told = ({ _id, statusOrder }: Moved) => `Order ${_id} is now "${statusOrder}".`;

async function carryOut(
  desk: DeskClient,
  command: Exclude<Command, { name: 'help' }>,
  origin: string,
): Promise<string> {
  if (command.name === 'content') return editContent(desk, command);
  if (command.name === 'orders') {
    return orderLines(await desk<OrderCard[]>('deskOrders', { query: { status: command.status } }));
  }
  const id = await idOf(desk, command.order);
  switch (command.name) {
    case 'show':
      return orderSheet(await desk<OrderDetail>('deskOrder', { id }), origin);
    case 'journal': {
      const { invoice } = await desk<OrderDetail>('deskOrder', { id });
      if (!invoice) throw new DeskError(`The order ${command.order} has no invoice yet.`);
      return journalSheet(await desk<DeskJournal>('deskJournal', { id: invoice._id }));
    }
    case 'approve':
      return told(await desk<Moved>('deskApprove', { id }));
    case 'reject':
      return told(await desk<Moved>('deskReject', { id, body: { reason: command.reason } }));
    default: {
      const { items, attachments, feedback } = command;
      return told(await desk<Moved>('deskRevise', { id, body: { items, attachments, feedback } }));
    }
  }
}

/** Runs one command. Answers the exit code: 0 done, 1 refused or no server, 2 mistyped. */
export async function run(
  args: string[],
  env: Record<string, string | undefined>,
  { out, err }: Streams,
): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      out(USAGE);
      return 0;
    }
    const { desk, origin } = await connect(env);
    out(await carryOut(desk, command, origin));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (error instanceof DeskError) {
      err(error.message);
      return 1;
    }
    throw error;
  }
}
