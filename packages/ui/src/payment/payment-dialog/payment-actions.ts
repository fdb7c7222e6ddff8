import type { Payment } from '@naungan/domain/invoice/record';

const urlOf = ({ actions }: Payment, ...names: string[]) =>
  names.map((name) => actions.find((action) => action.name === name)?.url).find((url) => url !== undefined);

/**
 * Returns the URL if it is safe to open. The check is needed because the gateway's response is untrusted data.
 */
function safeUrl(url: string | undefined): string | undefined {
  return url &&
    /^(https?:\/\/|\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(url) &&
    !/^(javascript|data|vbscript):/i.test(url)
    ? url
    : undefined;
}

/** Returns the URL of the QR code's picture. Some gateways name this action 'generate-qr-code-v2'. */
export function qrPicture(payment: Payment): string | undefined {
  return safeUrl(urlOf(payment, 'generate-qr-code', 'generate-qr-code-v2'));
}

/** Returns the link to the wallet's app, which opens automatically on phones [3 §4]. */
export function deepLink(payment: Payment): string | undefined {
  return safeUrl(urlOf(payment, 'deeplink-redirect'));
}

/** Returns the link to the wallet's app, or the provider's page. */
export function payLink(payment: Payment): string | undefined {
  return deepLink(payment) ?? safeUrl(urlOf(payment, 'redirect', 'redirect_url'));
}

/** Returns the URL of the bank's verification; `null` if it is not the URL of a web page. */
export function verificationUrl({ card }: Payment): string | null {
  const url = card?.redirect_url ?? '';
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
