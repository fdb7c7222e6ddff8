import type { GatewayResult, PaymentGateway } from '../gateway.ts';
import { type BtnOptions, callBtn } from './client.ts';
import { BTN_ACCOUNT_METHODS } from './methods.ts';
import { readAmount, readReply } from './read-reply.ts';
import { isSigned } from './signature.ts';

/** The bank's virtual accounts, by the protocol in docs/btn-virtual-account.md. */
export function createBtn(options: BtnOptions): PaymentGateway {
  const callBank = async (
    operation: 'create' | 'inquire' | 'close',
    reference: string,
    fields: Record<string, unknown> = {},
  ): Promise<GatewayResult> =>
    readReply(await callBtn(options, operation, { reference, ...fields }), reference, options);
  return {
    name: 'btn',
    methods: BTN_ACCOUNT_METHODS,
    async charge(request) {
      if (!BTN_ACCOUNT_METHODS.includes(request.type)) {
        return { failure: 'refused', detail: `no account for the method ${request.type}` };
      }
      return callBank('create', request.reference, {
        amount: request.total,
        name: request.customer.name.slice(0, 60),
        description: request.invoiceNumber,
        expiresAt: request.expiresAt.toISOString(),
      });
    },
    status: (reference) => callBank('inquire', reference),
    cancel: (reference) => callBank('close', reference, { reason: 'cancel' }),
    expire: (reference) => callBank('close', reference, { reason: 'expire' }),
    authenticate({ body, text, headers, now }) {
      if (!isSigned({ operation: 'callback', text, headers }, options.key, now)) return null;
      return { reference: String(body.reference), total: readAmount(body.amount) };
    },
  };
}
