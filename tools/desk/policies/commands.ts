import type { PolicyDelivery } from '@naungan/api/desk-delivery';
import type { RouteName } from '@naungan/api/routes';
import { type DeskCommands, type DeskConnection, requireValue } from '../command.ts';
import { orderId, orderReference } from '../order.ts';

async function recordDelivery(
  { desk }: DeskConnection,
  order: string,
  call: RouteName,
  body: object,
): Promise<string> {
  const delivery = await desk<PolicyDelivery>(call, { id: await orderId(desk, order), body });
  const { policyNumber, serviceDelivery, deliveryCourier, trackingNumber } = delivery;
  return `Policy ${policyNumber} is now "${serviceDelivery}" (${deliveryCourier}, ${trackingNumber}).`;
}

export const policyCommands: DeskCommands = {
  usage: `  sent <order> --courier JNE --number <tracking number> --date YYYY-MM-DD
  received <order> --date YYYY-MM-DD`,
  notes: 'sent and received record the delivery of the printed policy of an order, and mail the customer.',
  options: ['courier', 'number', 'date'],
  commands: {
    sent(words, options) {
      const order = orderReference(words);
      const courier = requireValue(options.courier, '--courier');
      const trackingNumber = requireValue(options.number, '--number');
      const date = requireValue(options.date, '--date');
      return (connection) =>
        recordDelivery(connection, order, 'deskDispatch', { courier, trackingNumber, date });
    },
    received(words, options) {
      const order = orderReference(words);
      const date = requireValue(options.date, '--date');
      return (connection) => recordDelivery(connection, order, 'deskReceipt', { date });
    },
  },
};
