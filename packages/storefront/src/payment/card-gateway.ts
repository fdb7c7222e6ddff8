import type { CardTokenRequest } from '@naungan/domain/card';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Verification } from '@naungan/ui/payment/three-d-secure';

export type CardGateway = NonNullable<InvoiceFormat['cardGateway']>;

type GatewayResponse = { status_message?: string };

/** The part of the gateway's script `window.MidtransNew3ds` that this file uses. */
export type CardLibrary = {
  /** Adds fields to `card`. Calls no handler if the network fails. */
  getCardToken(
    card: CardTokenRequest,
    handlers: { onSuccess(response: { token_id: string }): void; onFailure(response: GatewayResponse): void },
  ): void;
  authenticate(
    redirectUrl: string,
    handlers: {
      performAuthentication(redirectUrl: string): void;
      onSuccess(response: GatewayResponse): void;
      onFailure(response: GatewayResponse): void;
      onPending(response: GatewayResponse): void;
    },
  ): void;
};

export type CardGatewayOptions = {
  /** Loads the script, once for all calls. Rejects if the script fails to load. */
  load: (gateway: CardGateway) => Promise<CardLibrary>;
  /** Removes the card data that the script leaves in the page. */
  forget: () => void;
  /** How long to wait for a token, in milliseconds. */
  tokenTimeout?: number;
};

const TOKEN_TIMEOUT_MS = 30_000;

/**
 * Returns whether a token can belong to a card. The gateway's tokens start with the card's first 6 to 8 digits and contain its
 * last 4 digits. A token of another form is accepted.
 */
function isTokenOfCard(token: string, { card_number }: CardTokenRequest): boolean {
  const [, firstDigits, lastDigits] = /^(\d{6,8})-(\d{4})-/.exec(token) ?? [];
  if (firstDigits === undefined || lastDigits === undefined) return true;
  return card_number.startsWith(firstDigits) && card_number.endsWith(lastDigits);
}

/**
 * Sends cards from this browser to the gateway, never through this site's server. The script has one set of
 * handlers, so one call runs at a time, and a second call is rejected.
 */
export function createCardGateway({ load, forget, tokenTimeout = TOKEN_TIMEOUT_MS }: CardGatewayOptions) {
  let isBusy = false;

  async function runExclusively<Value>(work: () => Promise<Value>): Promise<Value> {
    if (isBusy) throw new Error('The card gateway is busy with another call of this page');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  }

  return {
    /** Returns the token of a card. Rejects with the gateway's reason, or after the timeout. */
    tokenize: (card: CardTokenRequest, gateway: CardGateway): Promise<string> =>
      runExclusively(async () => {
        const library = await load(gateway);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const token = new Promise<string>((resolve, reject) => {
          timer = setTimeout(() => reject(new Error('The card gateway did not respond')), tokenTimeout);
          library.getCardToken(
            { ...card },
            {
              // The script may pass a late response for the previous card to these handlers, so the token is checked.
              onSuccess({ token_id }) {
                if (isTokenOfCard(token_id, card)) resolve(token_id);
              },
              onFailure: ({ status_message }) =>
                reject(new Error(status_message ?? 'The card gateway rejected the card')),
            },
          );
        });
        return token.finally(() => {
          clearTimeout(timer);
          forget();
        });
      }),

    /** Returns the bank's result for a card. Rejects if the script fails to load or the signal aborts. */
    authenticate: (
      gateway: CardGateway,
      redirectUrl: string,
      { openFrame, signal }: { openFrame: (url: string) => void; signal: AbortSignal },
    ): Promise<Verification> =>
      runExclusively(async () => {
        const rejectionOnAbort = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('The verification was cancelled')), {
            once: true,
          });
        });
        const library = await Promise.race([load(gateway), rejectionOnAbort]);
        const result = new Promise<Verification>((resolve) => {
          library.authenticate(redirectUrl, {
            performAuthentication: openFrame,
            onSuccess: () => resolve('success'),
            onFailure: () => resolve('failure'),
            onPending: () => resolve('pending'),
          });
        });
        return Promise.race([result, rejectionOnAbort]);
      }),
  };
}
