import type { Payment } from '@naungan/domain/invoice/record';

const urlOf = ({ actions }: Payment, ...names: string[]) =>
  names.map((name) => actions.find((action) => action.name === name)?.url).find((url) => url !== undefined);

/** Returns only URLs that are safe to open: the gateway's response is untrusted data. */
function safeUrl(url: string | undefined): string | undefined {
  return url &&
    /^(https?:\/\/|\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(url) &&
    !/^(javascript|data|vbscript):/i.test(url)
    ? url
    : undefined;
}

/** Returns the picture of the QR code; gateways mark the newer one '-v2'. */
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

/** Returns the URL of the bank's verification; only a web page. */
export function verificationUrl({ card }: Payment): string | null {
  const url = card?.redirect_url ?? '';
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
