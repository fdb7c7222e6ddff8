import { changesOf, refundableAmountOf, type TransactionAction } from './actions.ts';
import { chargeMessage, failThreeDSecure, passThreeDSecure } from './cards/decide.ts';
import { issueToken, transactionOfToken } from './cards/tokens.ts';
import { type NotificationUrls, parseCharge } from './charge.ts';
import { replyIdempotently } from './idempotency.ts';
import { type ChangeRule, createLedger, type LedgerOptions } from './ledger.ts';
import { parseRefund, refundProblem } from './refund-request.ts';
import { type Body, failureBody, refundBody, replyBody, statusBody } from './replies.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';

/** `base`: URL of the simulator for browsers. */
export type SimulatorOptions = LedgerOptions & { base: string };
type IdempotencyKey = string | undefined;

const ACTION_MESSAGES: Partial<Record<TransactionAction, string>> = {
  decline: 'Success, transaction is denied',
  expire: 'Success, transaction has expired',
  cancel: 'Success, transaction is canceled',
  approve: 'Success, transaction is approved',
  deny: 'Success, transaction is denied',
};

/** Returns the operations of the gateway. Operations for API calls return the body of the reply. */
export function createSimulator(options: SimulatorOptions) {
  const { db, clock, serverKey, base } = options;
  const { loadSettings, webhookSender, queueNotifications, applyRule, findCurrent, applyDueChanges, open } =
    createLedger(options);

  /** Applies a rule to a transaction; `null` when the rule allows no change, 'unknown' for an unknown id. */
  async function applyRuleById(id: string, rule: ChangeRule): Promise<Transaction | null | 'unknown'> {
    const transaction = await findCurrent(id);
    return transaction ? applyRule(transaction.id, rule) : 'unknown';
  }

  async function applyAction(id: string, action: TransactionAction, amount?: number): Promise<Body> {
    const changedTransaction = await applyRuleById(id, (transaction, now) => {
      const refundableAmount = refundableAmountOf(transaction);
      const isAmountValid =
        amount === undefined || (Number.isInteger(amount) && amount >= 1 && amount <= refundableAmount);
      return isAmountValid ? changesOf(transaction, action, now, { amount }) : null;
    });
    if (changedTransaction === 'unknown') return failureBody('404');
    if (!changedTransaction) return failureBody('412');
    const message = ACTION_MESSAGES[action] ?? 'Success, transaction is found';
    return replyBody(changedTransaction, await loadSettings(), { message, base });
  }

  async function createCharge(request: ReturnType<typeof parseCharge>): Promise<Body> {
    const gatewaySettings = await loadSettings();
    if (request === 'inactive') return failureBody('402');
    if (!('method' in request)) return failureBody('400', request.validationMessages);
    if (gatewaySettings.off.includes(request.method.code)) return failureBody('402');
    const result = await open(request, gatewaySettings);
    if (typeof result === 'string') return failureBody(result);
    return replyBody(result, gatewaySettings, { message: chargeMessage(result), base });
  }

  async function createRefund(id: string, body: unknown): Promise<Body> {
    const parsedRequest = parseRefund(body);
    if ('validationMessages' in parsedRequest) return failureBody('400', parsedRequest.validationMessages);
    const { refund_key, amount, reason = '' } = parsedRequest.data;
    let problem: Body | null = null;
    const changedTransaction = await applyRuleById(id, (transaction, now) => {
      const key = refund_key ?? `${transaction.orderId}-${now.getTime()}`;
      const changes = changesOf(transaction, 'refund', now, { amount, refund: { key, reason } });
      problem = changes && refundProblem(transaction, parsedRequest.data);
      return problem ? null : changes;
    });
    if (changedTransaction === 'unknown') return failureBody('404');
    if (!changedTransaction) return problem ?? failureBody('412');
    return refundBody(changedTransaction, await loadSettings(), base);
  }

  return {
    loadSettings,
    webhookSender,
    findCurrent,
    applyDueChanges,
    /** Applies an action that a person has chosen on a page. */
    applyAction,
    async listPending(): Promise<Transaction[]> {
      await applyDueChanges();
      return store.listPending(db);
    },
    listFinished: () => store.listFinished(db),
    async findByNumber(number: string): Promise<Transaction | null> {
      await applyDueChanges();
      return store.findPendingByAccountNumber(db, number);
    },
    charge(body: unknown, urls: NotificationUrls, key: IdempotencyKey): Promise<Body | null> {
      const chargeRequest = parseCharge(body, clock(), urls);
      const ignoresKey =
        typeof chargeRequest === 'object' &&
        'method' in chargeRequest &&
        !chargeRequest.method.supportsIdempotencyKey;
      return replyIdempotently(db, clock, ignoresKey ? undefined : key, () => createCharge(chargeRequest));
    },
    async status(id: string): Promise<Body> {
      const transaction = await findCurrent(id);
      if (!transaction) return failureBody('404');
      return statusBody(transaction, { settings: await loadSettings(), serverKey, now: clock() });
    },
    /** Applies an action that the merchant requests by the API. */
    applyMerchantAction: (id: string, action: TransactionAction, key: IdempotencyKey): Promise<Body | null> =>
      replyIdempotently(db, clock, key, () => applyAction(id, action)),
    refund: (id: string, body: unknown, key?: IdempotencyKey): Promise<Body | null> =>
      replyIdempotently(db, clock, key, () => createRefund(id, body)),
    token: (query: unknown): Promise<Body> => issueToken(db, query, clock()),
    /** Returns the transaction of a 3-D Secure link; `null` for an unknown link. */
    async findByThreeDSecureLink(tokenId: string): Promise<Transaction | null> {
      const id = await transactionOfToken(db, tokenId);
      return id === null ? null : findCurrent(id);
    },
    /** Applies the result of 3-D Secure; returns `null` when 3-D Secure is already over. */
    applyThreeDSecureResult: (id: string, isPassed: boolean): Promise<Transaction | null> =>
      applyRule(id, isPassed ? passThreeDSecure : failThreeDSecure),
    /** Pays a GoPay QR code with an app of another provider. */
    payWithOtherApp: (id: string): Promise<Transaction | null> =>
      applyRule(id, (transaction, now) => {
        const changes = changesOf(transaction, 'pay', now);
        return changes && { ...changes, paidWith: 'qris' };
      }),
    /** Returns the result that the 3-D Secure page posts to the merchant. */
    threeDSecureResultBody: async (transaction: Transaction): Promise<Body> =>
      replyBody(transaction, await loadSettings(), { message: chargeMessage(transaction), base }),
    /** Sends the notification of the current status again, or one with a wrong signature; returns false for an unknown id. */
    async resend(id: string, isForged: boolean): Promise<boolean> {
      const transaction = await findCurrent(id);
      if (transaction) await queueNotifications(db, transaction, { ...DEFAULT_SETTINGS, forge: isForged });
      return transaction !== null;
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
