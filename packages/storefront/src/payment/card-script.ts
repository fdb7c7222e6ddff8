import type { CardGateway, CardLibrary } from './card-gateway.ts';

declare global {
  interface Window {
    MidtransNew3ds?: CardLibrary;
  }
}

/** Id by which the script finds its settings. */
const SCRIPT_ID = 'midtrans-script';
const SCRIPT_TIMEOUT_MS = 20_000;

/** Loads the gateway's script on first use; a failed download can be retried. */
export function createCardScript({ timeout = SCRIPT_TIMEOUT_MS } = {}) {
  let libraryPromise: Promise<CardLibrary> | null = null;

  function download({ scriptUrl, clientKey, environment }: CardGateway): Promise<CardLibrary> {
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = scriptUrl;
    script.dataset.environment = environment;
    script.dataset.clientKey = clientKey;
    return new Promise<CardLibrary>((resolve, reject) => {
      const fail = (message: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(message));
      };
      const timer = setTimeout(() => fail('The script of the card gateway did not load in time'), timeout);
      script.onerror = () => fail('The script of the card gateway did not load');
      script.onload = () => {
        clearTimeout(timer);
        if (window.MidtransNew3ds) resolve(window.MidtransNew3ds);
        else fail('The script of the card gateway did not define MidtransNew3ds');
      };
      document.head.append(script);
    });
  }

  return {
    load(gateway: CardGateway): Promise<CardLibrary> {
      libraryPromise ??= download(gateway).catch((error: unknown) => {
        libraryPromise = null;
        throw error;
      });
      return libraryPromise;
    },
    /** Removes card data from the page: the gateway's script adds a script element whose URL contains the card. */
    forget() {
      for (const script of document.querySelectorAll('script[src*="card_number="]')) script.remove();
      performance.clearResourceTimings();
    },
  };
}
