/** Of the environment: the payment gateway and the script that makes tokens of cards. Both empty: the simulator. */
export type GatewayAddresses = { baseUrl?: string | undefined; scriptUrl?: string | undefined };

/** What the page that pays may load besides its own, by directive of its Content-Security-Policy. */
export type PaymentSources = { 'img-src': string[]; 'script-src': string[]; 'frame-src': string[] };

/** Where the gateway's script is, unless the environment says otherwise. */
const SCRIPT_ORIGIN = 'https://api.midtrans.com';

const originOf = (url: string | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * The simulator is on this page's own origin. A real gateway draws QR codes, and answers tokens as scripts; its
 * page of a card's verification leads on to the bank's, which may be any.
 */
export function paymentSources({ baseUrl, scriptUrl }: GatewayAddresses): PaymentSources {
  const gateway = originOf(baseUrl);
  const simulated = gateway.length === 0 || /\/simulators\/midtrans\/*$/.test(baseUrl ?? '');
  const script = scriptUrl ? originOf(scriptUrl) : simulated ? [] : [SCRIPT_ORIGIN];
  return {
    'img-src': gateway,
    'script-src': [...new Set([...gateway, ...script])],
    'frame-src': gateway.length === 0 ? [] : simulated ? ["'self'", ...gateway] : ["'self'", 'https:'],
  };
}
