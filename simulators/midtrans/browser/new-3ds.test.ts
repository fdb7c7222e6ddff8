import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const SIMULATOR_URL = 'https://bayar.test/simulators/midtrans';
const SOURCE = readFileSync(new URL('./new-3ds.js', import.meta.url), 'utf8');

type Handlers = Record<string, (result: unknown) => void>;
type Message = { origin: string; data: unknown };
type Script = { src: string; remove(): void; onload?(): void; onerror?(): void };
type GatewayScript = {
  environment: string;
  clientKey: string;
  url: string;
  callback(result: unknown): void;
  getCardToken(card: Record<string, string>, handlers: Handlers): void;
  authenticate(url: string, handlers: Handlers): void;
  redirect(url: string, options: { callbackUrl: string }): void;
};

/** Runs the script in a minimal browser, which has only the functions that the script uses. */
function runScript() {
  const scripts: Script[] = [];
  const listeners = new Set<(event: Message) => void>();
  const location = { href: 'https://toko.test/invoice/1', assign: vi.fn() };
  const src = `${SIMULATOR_URL}/v2/assets/js/midtrans-new-3ds.min.js`;
  const tag = { src, dataset: { environment: 'sandbox', clientKey: 'SB-key' } };
  const window = {
    addEventListener: (_type: 'message', listener: (event: Message) => void) => listeners.add(listener),
  };
  const document = {
    currentScript: tag,
    getElementById: (id: string) => (id === 'midtrans-script' ? tag : null),
    createElement: () => ({ src: '', remove: vi.fn() }),
    head: { append: (script: Script) => void scripts.push(script) },
  };
  runInContext(SOURCE, createContext({ window, document, location, URL, Object, encodeURIComponent }));
  const { MidtransNew3ds: gatewayScript } = window as unknown as { MidtransNew3ds: GatewayScript };
  const post = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  return { gatewayScript, scripts, listeners, location, post };
}

const handlers = { onSuccess: vi.fn(), onPending: vi.fn(), onFailure: vi.fn() };
/** Returns the name of the called handler for each call. */
const calledHandlers = () =>
  Object.entries(handlers).flatMap(([name, { mock }]) => mock.calls.map(() => name));
const newCard = () => ({
  card_number: '4811 1111 1111 1114',
  card_exp_month: '12',
  card_exp_year: '2030',
  card_cvv: '123',
});
beforeEach(() => {
  vi.clearAllMocks();
});

describe("the gateway's script on a merchant's page", () => {
  test("reads the client key from the script element and the token URL from the script's URL", () => {
    const { gatewayScript } = runScript();
    expect([gatewayScript.environment, gatewayScript.clientKey]).toEqual(['sandbox', 'SB-key']);
    expect(gatewayScript.url).toBe(`${SIMULATOR_URL}/v2/token`);
  });

  test('requests a token by a script element and removes the element afterwards', () => {
    const { gatewayScript, scripts } = runScript();
    const cardFields = newCard();
    gatewayScript.getCardToken(cardFields, handlers);
    const [script] = scripts;
    const url = new URL(script?.src ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${SIMULATOR_URL}/v2/token`);
    const fields = { ...newCard(), callback: 'MidtransNew3ds.callback', client_key: 'SB-key' };
    expect(Object.fromEntries(url.searchParams)).toEqual(fields);
    // Like Midtrans's script, this script adds the two fields to the merchant's object.
    expect(cardFields).toEqual(fields);
    script?.onload?.();
    expect(script?.remove).toHaveBeenCalledOnce();
  });

  test('uses the token URL and client key that the page has set', () => {
    const { gatewayScript, scripts } = runScript();
    gatewayScript.url = 'http://localhost:4010/v2/token';
    gatewayScript.clientKey = 'other';
    gatewayScript.getCardToken(newCard(), handlers);
    expect(scripts[0]?.src).toMatch(
      /^http:\/\/localhost:4010\/v2\/token\?card_number=4811%201111.*client_key=other$/,
    );
  });

  test.each([
    ['200', 'onSuccess'],
    ['201', 'onPending'],
    ['202', 'onFailure'],
    ['400', 'onFailure'],
    ['407', 'onFailure'],
  ])('passes a result with code %s only to the handler %s', (status_code, handlerName) => {
    const { gatewayScript } = runScript();
    gatewayScript.getCardToken(newCard(), handlers);
    gatewayScript.callback({ status_code, status_message: 'x' });
    expect(calledHandlers()).toEqual([handlerName]);
  });

  test('throws no error when the handler of a result is missing, and calls no handler when the network fails', () => {
    const { gatewayScript, scripts } = runScript();
    gatewayScript.getCardToken(newCard(), { onSuccess: handlers.onSuccess });
    expect(() => gatewayScript.callback({ status_code: '400' })).not.toThrow();
    scripts[0]?.onerror?.();
    expect(calledHandlers()).toEqual([]);
  });

  test("accepts only a valid 3-D Secure result, and only from the script's origin", () => {
    const { gatewayScript, post } = runScript();
    const performAuthentication = vi.fn();
    const data = { status_code: '200', status_message: 'Success' };
    gatewayScript.authenticate('https://bayar.test/3ds', { performAuthentication, ...handlers });
    expect(performAuthentication).toHaveBeenCalledWith('https://bayar.test/3ds');
    for (const origin of ['https://toko.test', 'https://bayar.test.evil.test', 'http://bayar.test'])
      post({ origin, data });
    for (const invalidData of [null, 'x', { status_code: '200' }])
      post({ origin: 'https://bayar.test', data: invalidData });
    expect(calledHandlers()).toEqual([]);
    post({ origin: 'https://bayar.test', data });
    expect(handlers.onSuccess).toHaveBeenCalledExactlyOnceWith(data);
  });

  test('adds one listener for 3-D Secure results, also when `authenticate` is called twice', () => {
    const { gatewayScript, listeners } = runScript();
    for (const performAuthentication of [vi.fn(), vi.fn()])
      gatewayScript.authenticate('https://bayar.test/3ds', { performAuthentication, ...handlers });
    expect(listeners.size).toBe(1);
  });

  test('redirects to 3-D Secure with the callback URL', () => {
    const { gatewayScript, location } = runScript();
    gatewayScript.redirect('https://bayar.test/3ds', { callbackUrl: 'https://toko.test/selesai?a=1' });
    expect(location.assign).toHaveBeenCalledWith(
      'https://bayar.test/3ds?callback_type=form&callback_url=https%3A%2F%2Ftoko.test%2Fselesai%3Fa%3D1',
    );
  });
});
