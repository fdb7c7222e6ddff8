import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSigned } from '../../server/src/modules/payments/btn/signature.ts';
import { accountBody } from './account.ts';
import type { Bank } from './bank.ts';

const ERROR_STATUS = {
  INVALID: 400,
  SIGNATURE: 401,
  UNKNOWN: 404,
  EXISTS: 409,
  NOT_OPEN: 409,
  DOWN: 503,
} as const;
type BankError = keyof typeof ERROR_STATUS;

const referenceSchema = z.object({
  company: z.string(),
  reference: z.string().regex(/^[A-Za-z0-9-]{1,50}$/),
});
const creationSchema = referenceSchema.extend({
  amount: z.int().min(1).max(99_999_999_999),
  name: z.string().min(1).max(60),
  description: z.string().max(60),
  expiresAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});
const closingSchema = referenceSchema.extend({ reason: z.enum(['cancel', 'expire']) });

type Options = {
  bank: Bank;
  key: string;
  /** Prefix of the company's account numbers, which is also the company's code in requests. */
  prefix: string;
  clock: () => Date;
  /** Returns the request body as text, which the signature covers. */
  textOf: (request: FastifyRequest) => string;
  /** Sends due callbacks immediately. */
  runScheduledWork: () => void;
};

/** Mounts the bank's API: creates, returns and closes accounts (docs/btn-virtual-account.md). */
export function mountApi(
  app: FastifyInstance,
  { bank, key, prefix, clock, textOf, runScheduledWork }: Options,
): void {
  type Handler<T> = (fields: T) => Promise<object | BankError>;

  /** Mounts a call: applies the faults, checks signature and fields, and then calls `handle`. */
  function mount<T extends { company: string }>(
    operation: 'create' | 'inquire' | 'close',
    schema: z.ZodType<T>,
    handle: Handler<T>,
  ): void {
    const respond = async (request: FastifyRequest): Promise<object | BankError> => {
      const { down, slowSeconds } = await bank.loadFaults();
      if (slowSeconds > 0) await pause(slowSeconds * 1000);
      if (down) return 'DOWN';
      const { headers } = request;
      if (!isSigned({ operation, text: textOf(request), headers }, key, clock())) return 'SIGNATURE';
      const fields = schema.safeParse(request.body).data;
      return fields?.company === prefix ? handle(fields) : 'INVALID';
    };
    app.post(`/accounts/${operation}`, async (request, reply: FastifyReply) => {
      const result = await respond(request);
      runScheduledWork();
      return typeof result === 'string'
        ? reply.code(ERROR_STATUS[result]).send({ error: result })
        : reply.send(result);
    });
  }

  mount('create', creationSchema, async ({ company: _company, ...newAccount }) => {
    if (newAccount.expiresAt <= clock()) return 'INVALID';
    const createdAccount = await bank.open(newAccount);
    return createdAccount ? accountBody(createdAccount) : 'EXISTS';
  });
  mount('inquire', referenceSchema, async ({ reference }) => {
    const account = await bank.findByReference(reference);
    return account ? accountBody(account) : 'UNKNOWN';
  });
  mount('close', closingSchema, async ({ reference, reason }) => {
    const account = await bank.findByReference(reference);
    if (!account) return 'UNKNOWN';
    const closedAccount = await bank.applyAction(account, reason === 'expire' ? 'expire' : 'close');
    return closedAccount ? accountBody(closedAccount) : 'NOT_OPEN';
  });
}
