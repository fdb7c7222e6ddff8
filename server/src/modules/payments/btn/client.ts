import { type Operation, signedHeaders } from './signature.ts';

export type BtnOptions = {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The digits with which each virtual account number of the broker begins. */
  companyPrefix: string;
  /** Signs requests to the bank and the bank's callbacks. */
  key: string;
  /** Account holder as displayed. */
  accountHolder: string;
  /** The current time for signatures. */
  clock: () => Date;
  /** Timeout of a request in milliseconds. */
  timeout?: number;
  fetch?: typeof fetch;
};

export type BtnReply = { status: number; body: unknown };
/** The result of a request that may or may not have taken effect. The log contains the reason. */
export type UnknownOutcome = { unknownReason: string };

const TIMEOUT_MS = 10_000;

/**
 * Sends one signed request. Resolves to an `UnknownOutcome` after no connection, a timeout, an unreadable body, a
 * redirect, 429 or 5xx.
 */
export async function callBtn(
  options: BtnOptions,
  operation: Exclude<Operation, 'callback'>,
  fields: Record<string, unknown>,
): Promise<BtnReply | UnknownOutcome> {
  const text = JSON.stringify({ company: options.companyPrefix, ...fields });
  try {
    const response = await (options.fetch ?? fetch)(`${options.baseUrl}/accounts/${operation}`, {
      method: 'POST',
      headers: signedHeaders(operation, text, options.key, options.clock()),
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeout ?? TIMEOUT_MS),
    });
    const { status } = response;
    const isOutcomeUnknown = (status >= 300 && status < 400) || status === 429 || status >= 500;
    if (isOutcomeUnknown) return { unknownReason: `the bank responded with status ${status}` };
    return { status, body: await response.json() };
  } catch (cause) {
    return { unknownReason: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no response' };
  }
}
