import type { PaymentGateway } from '../gateway.ts';
import { readAmount, readReply } from './answer.ts';
import { chargeBody, MIDTRANS_METHODS } from './charge.ts';
import { callMidtrans, type MidtransOptions } from './client.ts';
import { isSignedBy } from './signature.ts';

/** The Midtrans Core API. Production, sandbox and simulator differ by base URL and keys only. */
export function createMidtrans(options: MidtransOptions): PaymentGateway {
  const act = async (reference: string, action: 'cancel' | 'expire') => {
    const path = `/v2/${encodeURIComponent(reference)}/${action}`;
    return readReply(await callMidtrans(options, 'POST', path), reference, options.accountHolder);
  };
  return {
    name: 'midtrans',
    methods: MIDTRANS_METHODS,
    async charge(request) {
      const body = chargeBody(request);
      if (!body) return { failed: 'refused', detail: `no charge for the method ${request.method}` };
      const reply = await callMidtrans(options, 'POST', '/v2/charge', body);
      return readReply(reply, request.reference, options.accountHolder);
    },
    async status(reference) {
      const reply = await callMidtrans(options, 'GET', `/v2/${encodeURIComponent(reference)}/status`);
      return readReply(reply, reference, options.accountHolder);
    },
    cancel: (reference) => act(reference, 'cancel'),
    expire: (reference) => act(reference, 'expire'),
    authenticate(notification) {
      if (!isSignedBy(notification, options.serverKey)) return null;
      const { order_id, gross_amount } = notification;
      return { reference: String(order_id), total: readAmount(String(gross_amount)) };
    },
  };
}
