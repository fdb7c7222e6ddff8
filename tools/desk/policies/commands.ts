import type { PolicyDelivery } from '@naungan/api/desk-delivery';
import type { RouteName } from '@naungan/api/routes';
import { type Desk, type DeskCommands, needed } from '../command.ts';
import { orderId, orderTyped } from '../order.ts';

async function note({ desk }: Desk, order: string, call: RouteName, body: object): Promise<string> {
  const delivery = await desk<PolicyDelivery>(call, { id: await orderId(desk, order), body });
  const { policyNumber, serviceDelivery, deliveryCourier, trackingNumber } = delivery;
  return `Policy ${policyNumber} is now "${serviceDelivery}" (${deliveryCourier}, ${trackingNumber}).`;
}

export const policyCommands: DeskCommands = {
  usage: `  sent <order> --courier JNE --number <tracking number> --date YYYY-MM-DD
  received <order> --date YYYY-MM-DD`,
  notes: 'sent and received are about the printed policy of an order; its customer is mailed.',
  options: ['courier', 'number', 'date'],
  commands: {
    sent(words, options) {
      const order = orderTyped(words);
      const courier = needed(options.courier, '--courier');
      const trackingNumber = needed(options.number, '--number');
      const date = needed(options.date, '--date');
      return (at) => note(at, order, 'deskDispatch', { courier, trackingNumber, date });
    },
    received(words, options) {
      const order = orderTyped(words);
      const date = needed(options.date, '--date');
      return (at) => note(at, order, 'deskReceipt', { date });
    },
  },
};
