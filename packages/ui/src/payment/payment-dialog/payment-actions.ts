import type { Payment } from '@naungan/domain/invoice/record';

const urlOf = ({ actions }: Payment, ...names: string[]) =>
  names.map((name) => actions.find((action) => action.name === name)?.url).find((url) => url !== undefined);

/** Only what a browser may open: the gateway's answer is data like any other. */
function safe(url: string | undefined): string | undefined {
  return url &&
    /^(https?:\/\/|\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(url) &&
    !/^(javascript|data|vbscript):/i.test(url)
    ? url
    : undefined;
}

/** The picture of the code; gateways name the newer one '-v2'. */
export function qrPicture(payment: Payment): string | undefined {
  return safe(urlOf(payment, 'generate-qr-code', 'generate-qr-code-v2'));
}

/** The wallet's app: opened by itself on phones [3 §4]. */
export function deepLink(payment: Payment): string | undefined {
  return safe(urlOf(payment, 'deeplink-redirect'));
}

/** The wallet's app, or the provider's page. */
export function payLink(payment: Payment): string | undefined {
  return deepLink(payment) ?? safe(urlOf(payment, 'redirect', 'redirect_url'));
}

/** Where the bank asks whether it is the holder who pays; only a page of the web. */
export function verificationUrl({ card }: Payment): string | null {
  const url = card?.redirect_url ?? '';
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
