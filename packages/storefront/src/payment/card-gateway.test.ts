import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardGateway, type CardLibrary, createCardGateway } from './card-gateway.ts';

const gateway: CardGateway = {
  scriptUrl: 'https://kartu.test/kartu.js',
  clientKey: 'key',
  environment: 'sandbox',
};
const card = {
  card_number: '4811111111111114',
  card_exp_month: '12',
  card_exp_year: '2027',
  card_cvv: '123',
};
const otherCard = { ...card, card_number: '5211111111111117' };
/** A token contains digits of its card, so that a token of another card is recognized. */
const TOKEN = '48111111-1114-0a1b2c3d';

/** Returns a fake script with one set of handlers, which the test calls. */
function gatewayScript() {
  type Handlers = Partial<
    Parameters<CardLibrary['getCardToken']>[1] & Parameters<CardLibrary['authenticate']>[1]
  >;
  let handlers: Handlers = {};
  const requests: object[] = [];
  const library: CardLibrary = {
    getCardToken(request, newHandlers) {
      handlers = newHandlers;
      requests.push(request);
      Object.assign(request, { callback: 'MidtransNew3ds.callback', client_key: 'key' });
    },
    authenticate(url, newHandlers) {
      handlers = newHandlers;
      newHandlers.performAuthentication(url);
    },
  };
  const load = vi.fn(async () => library);
  const forget = vi.fn();
  const cards = createCardGateway({ load, forget, tokenTimeout: 1000 });
  return { cards, load, forget, requests, handlers: () => handlers };
}

const settleCalls = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a card token', () => {
  it("returns the token of the gateway's response, and does not change the card object", async () => {
    const { cards, handlers, requests, forget } = gatewayScript();
    const cardObject = { ...card };
    const token = cards.tokenize(cardObject, gateway);
    await settleCalls();
    handlers().onSuccess?.({ token_id: TOKEN });
    expect(await token).toBe(TOKEN);
    expect(cardObject).toEqual(card);
    expect(requests).toEqual([{ ...card, callback: 'MidtransNew3ds.callback', client_key: 'key' }]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it("rejects the token with the gateway's reason", async () => {
    const { cards, handlers, forget } = gatewayScript();
    const token = expect(cards.tokenize(card, gateway)).rejects.toThrow('card_number is wrong');
    await settleCalls();
    handlers().onFailure?.({ status_message: 'card_number is wrong' });
    await token;
    expect(forget).toHaveBeenCalledOnce();
  });

  it('a card token times out when the gateway does not respond; a late response is not used for the next card', async () => {
    const { cards, handlers, forget } = gatewayScript();
    const timedOut = expect(cards.tokenize(card, gateway)).rejects.toThrow('did not respond');
    await vi.advanceTimersByTimeAsync(1000);
    await timedOut;
    expect(forget).toHaveBeenCalledOnce();
    const token = cards.tokenize(otherCard, gateway);
    await settleCalls();
    // The first response arrives late, when the handlers belong to the second card.
    handlers().onSuccess?.({ token_id: TOKEN });
    handlers().onSuccess?.({ token_id: '52111111-1117-9f' });
    expect(await token).toBe('52111111-1117-9f');
  });

  it('accepts a token that does not contain digits of the card', async () => {
    const { cards, handlers } = gatewayScript();
    const token = cards.tokenize(card, gateway);
    await settleCalls();
    handlers().onSuccess?.({ token_id: 'tok_9' });
    expect(await token).toBe('tok_9');
  });

  it('rejects a token request when the script fails to load', async () => {
    const { cards, load } = gatewayScript();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(cards.tokenize(card, gateway)).rejects.toThrow('offline');
  });

  it('rejects the request for a second token while the first is requested', async () => {
    const { cards, handlers } = gatewayScript();
    const first = cards.tokenize(card, gateway);
    await expect(cards.tokenize(otherCard, gateway)).rejects.toThrow('busy');
    await settleCalls();
    handlers().onSuccess?.({ token_id: TOKEN });
    expect(await first).toBe(TOKEN);
  });
});

describe('a 3-D Secure verification', () => {
  const url = 'https://kartu.test/3ds/1';
  const createVerification = () => {
    const stop = new AbortController();
    return { stop, openFrame: vi.fn(), signal: stop.signal };
  };

  it.each([
    ['onSuccess', 'success'],
    ['onFailure', 'failure'],
    ['onPending', 'pending'],
  ] as const)('a verification whose script calls %s has the result %s', async (call, result) => {
    const { cards, handlers } = gatewayScript();
    const { openFrame, signal } = createVerification();
    const verified = cards.authenticate(gateway, url, { openFrame, signal });
    await settleCalls();
    expect(openFrame).toHaveBeenCalledExactlyOnceWith(url);
    handlers()[call]?.({});
    expect(await verified).toBe(result);
  });

  it('a cancelled verification allows the next call', async () => {
    const { cards, handlers } = gatewayScript();
    const first = createVerification();
    const cancelled = expect(cards.authenticate(gateway, url, first)).rejects.toThrow('cancelled');
    await settleCalls();
    const lateHandlers = handlers();
    first.stop.abort();
    await cancelled;
    const token = cards.tokenize(card, gateway);
    await settleCalls();
    lateHandlers.onSuccess?.({ token_id: 'late' });
    handlers().onSuccess?.({ token_id: TOKEN });
    expect(await token).toBe(TOKEN);
  });

  it('a 3-D Secure verification does not start while a token is requested', async () => {
    const { cards, handlers } = gatewayScript();
    const token = cards.tokenize(card, gateway);
    await expect(cards.authenticate(gateway, url, createVerification())).rejects.toThrow('busy');
    await settleCalls();
    handlers().onSuccess?.({ token_id: TOKEN });
    await token;
  });
});
