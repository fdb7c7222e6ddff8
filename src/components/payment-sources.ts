/**
 * Addresses of the payment gateway and of its script for card tokens, from the environment. Empty for the simulator.
 */
export type GatewayAddresses = { baseUrl?: string | undefined; scriptUrl?: string | undefined };

/**
 * Additional origins that the payment page may load from, by directive of the Content-Security-Policy.
 */
export type PaymentSources = { 'img-src': string[]; 'script-src': string[]; 'frame-src': string[] };

/** Default origin of the gateway's script. */
const SCRIPT_ORIGIN = 'https://api.midtrans.com';

const originOf = (url: string | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * Returns the allowed origins. The simulator has the origin of the page. A real gateway serves QR codes and
 * card tokens, and its card verification page leads to the page of any bank.
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
