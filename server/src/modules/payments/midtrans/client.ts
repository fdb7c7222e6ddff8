export type MidtransOptions = {
  /** `https://api.midtrans.com`, the sandbox or the simulator; without a trailing slash. */
  baseUrl: string;
  serverKey: string;
  /** Whose account a virtual account shows. */
  accountHolder: string;
  /** Milliseconds until an answer counts as lost. */
  timeout?: number;
  fetch?: typeof fetch;
};

/** `code` is the body's `status_code` (authoritative), else the HTTP status. */
export type MidtransReply = { code: number; body: Record<string, unknown> };
export type Lost = { lost: string };

const TIMEOUT = 10_000;

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * One call. The body is read first whatever the HTTP status says: the gateway sends errors under 200
 * as well as under their own status. Anything that leaves the outcome open is `lost`: no connection,
 * time-out, an unreadable body, a redirect, 5xx. No Idempotency-Key is sent: the gateway replays it whatever
 * the body says, while a reference used twice is refused for certain.
 */
export async function callMidtrans(
  options: MidtransOptions,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<MidtransReply | Lost> {
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
      signal: AbortSignal.timeout(options.timeout ?? TIMEOUT),
    });
    const parsed = parse(await response.text());
    const stated = Number(parsed?.status_code);
    const code = Number.isInteger(stated) && stated > 0 ? stated : response.status;
    if (!parsed || code >= 500) return { lost: `the gateway answered ${code}` };
    return { code, body: parsed };
  } catch (cause) {
    return { lost: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no answer' };
  }
}
