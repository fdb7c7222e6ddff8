import { type GatewayResult, isFailure, type PaymentGateway } from '../gateway.ts';
import { chargeBody, MIDTRANS_METHODS } from './charge.ts';
import { callMidtrans, type MidtransOptions } from './client.ts';
import { readReply } from './read-reply.ts';
import { isSignedBy } from './signature.ts';
import { readAmount } from './transaction.ts';

/** The Midtrans Core API. Production, sandbox and simulator differ in base URL and keys only. */
export function createMidtrans(options: MidtransOptions): PaymentGateway {
  const callAction = async (
    reference: string,
    action: 'cancel' | 'expire' | 'deny',
  ): Promise<GatewayResult> => {
    const path = `/v2/${encodeURIComponent(reference)}/${action}`;
    return readReply(await callMidtrans(options, 'POST', path), reference, options.accountHolder);
  };
  /**
   * Ends a card payment by calls that refund nothing, because the gateway's `cancel` also refunds a paid card. `expire`
   * works only before the issuer's decision, `deny` only during a review.
   */
  const endCardPayment = async (reference: string): Promise<GatewayResult> => {
    const expireResult = await callAction(reference, 'expire');
    return isFailure(expireResult) && expireResult.failure === 'conflict'
      ? callAction(reference, 'deny')
      : expireResult;
  };
  return {
    name: 'midtrans',
    methods: MIDTRANS_METHODS,
    async charge(request) {
      const body = chargeBody(request);
      if (!body) return { failure: 'refused', detail: `no charge for the method ${request.type}` };
      const reply = await callMidtrans(options, 'POST', '/v2/charge', body);
      return readReply(reply, request.reference, options.accountHolder);
    },
    async status(reference) {
      const reply = await callMidtrans(options, 'GET', `/v2/${encodeURIComponent(reference)}/status`);
      return readReply(reply, reference, options.accountHolder);
    },
    cancel: (reference, type) =>
      type === 'credit_card' ? endCardPayment(reference) : callAction(reference, 'cancel'),
    expire: (reference) => callAction(reference, 'expire'),
    authenticate({ body }) {
      if (!isSignedBy(body, options.serverKey)) return null;
      const { order_id, gross_amount } = body;
      return { reference: String(order_id), total: readAmount(String(gross_amount)) };
    },
  };
}
