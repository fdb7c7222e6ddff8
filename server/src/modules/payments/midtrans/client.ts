export type MidtransOptions = {
  /** `https://api.midtrans.com`, the sandbox or the simulator; without a trailing slash. */
  baseUrl: string;
  serverKey: string;
  /** Account holder of virtual accounts as displayed. */
  accountHolder: string;
  /** Timeout of a request in milliseconds. */
  timeout?: number;
  fetch?: typeof fetch;
};

/** `code` is the body's `status_code`, which is authoritative, else the HTTP status. */
export type MidtransReply = { code: number; body: Record<string, unknown> };
/** The result of a request that may or may not have taken effect. The log contains the reason. */
export type UnknownOutcome = { unknownReason: string };

const TIMEOUT_MS = 10_000;

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Sends one request. The body is read first regardless of the HTTP status, because the gateway also sends
 * errors with status 200. Resolves to an `UnknownOutcome` after no connection, a timeout, an unreadable body, a
 * redirect or 5xx. No Idempotency-Key is sent: with a repeated key the gateway repeats its reply even for another
 * body, while it reliably rejects a repeated reference.
 */
export async function callMidtrans(
  options: MidtransOptions,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<MidtransReply | UnknownOutcome> {
  const credentials = Buffer.from(`${options.serverKey}:`).toString('base64');
  try {
    const response = await (options.fetch ?? fetch)(`${options.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeout ?? TIMEOUT_MS),
    });
    const parsed = parse(await response.text());
    const bodyCode = Number(parsed?.status_code);
    const code = Number.isInteger(bodyCode) && bodyCode > 0 ? bodyCode : response.status;
    if (!parsed || code >= 500) return { unknownReason: `the gateway responded with code ${code}` };
    return { code, body: parsed };
  } catch (cause) {
    return { unknownReason: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no response' };
  }
}
