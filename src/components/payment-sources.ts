/** URLs of the payment gateway and of its script for card tokens, from the environment. Absent for the simulator. */
export type GatewayUrls = { baseUrl?: string | undefined; scriptUrl?: string | undefined };

/**
 * Additional origins that the payment page may load from, by directive of the Content-Security-Policy.
 */
export type PaymentSources = { 'img-src': string[]; 'script-src': string[]; 'frame-src': string[] };

/** Default origin of the gateway's script. */
const SCRIPT_ORIGIN = 'https://api.midtrans.com';

const originOf = (url: string | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * Returns the allowed origins; none for the simulator of this server, which has the origin of the page. A gateway serves QR
 * codes and card tokens. The card verification of a real gateway leads to the page of any bank.
 */
export function paymentSources({ baseUrl, scriptUrl }: GatewayUrls): PaymentSources {
  const gateway = originOf(baseUrl);
  const isSimulator = gateway.length === 0 || /\/simulators\/midtrans\/*$/.test(baseUrl ?? '');
  const defaultScript = isSimulator ? [] : [SCRIPT_ORIGIN];
  const script = scriptUrl ? originOf(scriptUrl) : defaultScript;
  const verification = isSimulator ? gateway : ['https:'];
  return {
    'img-src': gateway,
    'script-src': [...new Set([...gateway, ...script])],
    'frame-src': gateway.length === 0 ? [] : ["'self'", ...verification],
  };
}
