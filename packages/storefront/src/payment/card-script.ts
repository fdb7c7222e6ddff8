import type { CardGateway, CardLibrary } from './card-gateway.ts';

declare global {
  interface Window {
    MidtransNew3ds?: CardLibrary;
  }
}

/** Id by which the script finds its settings. */
const SCRIPT_ID = 'midtrans-script';
const SCRIPT_MS = 20_000;

/** Loads the gateway's script on first use; a failed download can be retried. */
export function createCardScript({ timeout = SCRIPT_MS } = {}) {
  let loading: Promise<CardLibrary> | null = null;

  function download({ scriptUrl, clientKey, environment }: CardGateway): Promise<CardLibrary> {
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = scriptUrl;
    script.dataset.environment = environment;
    script.dataset.clientKey = clientKey;
    return new Promise<CardLibrary>((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(why));
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
      loading ??= download(gateway).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    /** The script requests a URL that contains the card, and leaves its element in the page. */
    forget() {
      for (const script of document.querySelectorAll('script[src*="card_number="]')) script.remove();
      performance.clearResourceTimings();
    },
  };
}
