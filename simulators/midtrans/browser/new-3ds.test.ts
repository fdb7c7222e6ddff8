import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const HOME = 'https://bayar.test/simulators/midtrans';
const SOURCE = readFileSync(new URL('./new-3ds.js', import.meta.url), 'utf8');

type Handlers = Record<string, (answer: unknown) => void>;
type Message = { origin: string; data: unknown };
type Script = { src: string; remove(): void; onload?(): void; onerror?(): void };
type Surface = {
  environment: string;
  clientKey: string;
  url: string;
  callback(answer: unknown): void;
  getCardToken(card: Record<string, string>, handlers: Handlers): void;
  authenticate(url: string, handlers: Handlers): void;
  redirect(url: string, options: { callbackUrl: string }): void;
};

/** A minimal browser with the functions that the script uses. */
function browser() {
  const scripts: Script[] = [];
  const listeners = new Set<(event: Message) => void>();
  const location = { href: 'https://toko.test/invoice/1', assign: vi.fn() };
  const src = `${HOME}/v2/assets/js/midtrans-new-3ds.min.js`;
  const tag = { src, dataset: { environment: 'sandbox', clientKey: 'SB-key' } };
  const window = {
    addEventListener: (_type: 'message', hear: (event: Message) => void) => listeners.add(hear),
  };
  const document = {
    currentScript: tag,
    getElementById: (id: string) => (id === 'midtrans-script' ? tag : null),
    createElement: () => ({ src: '', remove: vi.fn() }),
    head: { append: (script: Script) => void scripts.push(script) },
  };
  runInContext(SOURCE, createContext({ window, document, location, URL, Object, encodeURIComponent }));
  const { MidtransNew3ds: surface } = window as unknown as { MidtransNew3ds: Surface };
  const post = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  return { surface, scripts, listeners, location, post };
}

const handlers = { onSuccess: vi.fn(), onPending: vi.fn(), onFailure: vi.fn() };
const requestedScript = () =>
  [handlers.onSuccess, handlers.onPending, handlers.onFailure].map(({ mock }) => mock.calls.length);
const card = () => ({
  card_number: '4811 1111 1111 1114',
  card_exp_month: '12',
  card_exp_year: '2030',
  card_cvv: '123',
});
beforeEach(() => {
  vi.clearAllMocks();
});

describe("the script on a merchant's page", () => {
  test("reads its key from the script element and its address from the script's origin", () => {
    const { surface } = browser();
    expect([surface.environment, surface.clientKey]).toEqual(['sandbox', 'SB-key']);
    expect(surface.url).toBe(`${HOME}/v2/token`);
  });

  test('requests a token by a script element, which is removed afterwards', () => {
    const { surface, scripts } = browser();
    const cardFields = card();
    surface.getCardToken(cardFields, handlers);
    const [script] = scripts;
    const url = new URL(script?.src ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${HOME}/v2/token`);
    const fields = { ...card(), callback: 'MidtransNew3ds.callback', client_key: 'SB-key' };
    expect(Object.fromEntries(url.searchParams)).toEqual(fields);
    expect(cardFields).toEqual(fields);
    script?.onload?.();
    expect(script?.remove).toHaveBeenCalledOnce();
  });

  test('accepts another address and key from the page', () => {
    const { surface, scripts } = browser();
    surface.url = 'http://localhost:4010/v2/token';
    surface.clientKey = 'other';
    surface.getCardToken(card(), handlers);
    expect(scripts[0]?.src).toMatch(
      /^http:\/\/localhost:4010\/v2\/token\?card_number=4811%201111.*client_key=other$/,
    );
  });

  test.each([
    ['200', [1, 0, 0]],
    ['201', [0, 1, 0]],
    ['202', [0, 0, 1]],
    ['400', [0, 0, 1]],
    ['407', [0, 0, 1]],
  ])('passes a result with code %s to the handler: %j', (status_code, calls) => {
    const { surface } = browser();
    surface.getCardToken(card(), handlers);
    surface.callback({ status_code, status_message: 'x' });
    expect(requestedScript()).toEqual(calls);
  });

  test('does nothing without a handler or when the network fails', () => {
    const { surface, scripts } = browser();
    surface.getCardToken(card(), { onSuccess: handlers.onSuccess });
    expect(() => surface.callback({ status_code: '400' })).not.toThrow();
    scripts[0]?.onerror?.();
    expect(requestedScript()).toEqual([0, 0, 0]);
  });

  test('lets the page open 3-D Secure and accepts its result from the same origin only', () => {
    const { surface, post, listeners } = browser();
    const performAuthentication = vi.fn();
    const data = { status_code: '200', status_message: 'Success' };
    surface.authenticate('https://bayar.test/3ds', { performAuthentication, ...handlers });
    surface.authenticate('https://bayar.test/3ds', { performAuthentication, ...handlers });
    expect(performAuthentication).toHaveBeenCalledWith('https://bayar.test/3ds');
    expect(listeners.size).toBe(1);
    for (const origin of ['https://toko.test', 'https://bayar.test.evil.test', 'http://bayar.test'])
      post({ origin, data });
    for (const odd of [null, 'x', { status_code: '200' }]) post({ origin: 'https://bayar.test', data: odd });
    expect(requestedScript()).toEqual([0, 0, 0]);
    post({ origin: 'https://bayar.test', data });
    expect(handlers.onSuccess).toHaveBeenCalledExactlyOnceWith(data);
  });

  test('redirects with the address to return to', () => {
    const { surface, location } = browser();
    surface.redirect('https://bayar.test/3ds', { callbackUrl: 'https://toko.test/selesai?a=1' });
    expect(location.assign).toHaveBeenCalledWith(
      'https://bayar.test/3ds?callback_type=form&callback_url=https%3A%2F%2Ftoko.test%2Fselesai%3Fa%3D1',
    );
  });
});
