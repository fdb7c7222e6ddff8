import type { Payment } from '@naungan/domain/invoice/record';

/** Returns the URL of the payment's first action that has one of these names. */
const urlOf = ({ actions }: Payment, ...names: string[]) =>
  names.map((name) => actions.find((action) => action.name === name)?.url).find((url) => url !== undefined);

/**
 * Returns the URL if it is a path, a web page or the link of an app, otherwise `undefined`. The gateway's response is
 * untrusted data: it could contain a script.
 */
function safeUrl(url: string | undefined): string | undefined {
  if (!url || /^(javascript|data|vbscript):/i.test(url)) return undefined;
  return /^(https?:\/\/|\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(url) ? url : undefined;
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

/** Returns the URL of the bank's page for the verification; `null` if the card has none or the URL is no web page. */
export function verificationUrl({ card }: Payment): string | null {
  const url = card?.redirect_url ?? '';
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
