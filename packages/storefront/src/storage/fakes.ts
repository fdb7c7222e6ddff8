import type { Channel } from '../session/tab-channel.ts';
import type { Flag } from './browser-flag.ts';
import type { KeyStore, WebStorage } from './encrypted-storage.ts';
import type { Locks } from './tab.ts';

/** Returns a fake of a tab's storage. */
export function fakeWebStorage(): WebStorage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
    key: (index) => [...all.keys()][index] ?? null,
    get length() {
      return all.size;
    },
  };
}

/** Returns a fake flag. The tabs of a browser share one flag. */
export function fakeFlag(): Flag {
  let isFlagSet = false;
  return {
    set: () => {
      isFlagSet = true;
    },
    isSet: () => isFlagSet,
    remove: () => {
      isFlagSet = false;
    },
  };
}

/** Returns a fake key store. */
export function fakeKeys(): KeyStore {
  let storedKey: CryptoKey | undefined;
  return {
    load: async () => storedKey,
    save: async (key) => {
      storedKey = key;
    },
  };
}

/** Returns the fake locks of a browser. `leave` releases the locks of a page. */
export function fakeLocks() {
  const holders = new Map<string, object>();
  const queuedRequests = new Map<string, (() => void)[]>();

  function page(): Locks & { leave: () => void } {
    const thisPage = {};
    return {
      request(name, { signal }, held) {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          const acquire = () => {
            if (signal.aborted) return;
            holders.set(name, thisPage);
            void held();
          };
          if (!holders.has(name)) acquire();
          else queuedRequests.set(name, [...(queuedRequests.get(name) ?? []), acquire]);
        });
      },
      query: async () => ({ held: [...holders.keys()].map((name) => ({ name })) }),
      leave() {
        const heldNames = [...holders].filter(([, holder]) => holder === thisPage).map(([name]) => name);
        for (const name of heldNames) {
          holders.delete(name);
          queuedRequests.get(name)?.shift()?.();
        }
      },
    };
  }
  return { page };
}

/** Returns the function that opens a channel for a fake tab. All its channels are connected, like the tabs of one browser. */
export function fakeBus() {
  const tabs: EventTarget[] = [];
  return (): Channel => {
    const thisTab = new EventTarget();
    tabs.push(thisTab);
    return {
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        thisTab.addEventListener(type, listener),
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== thisTab) tab.dispatchEvent(new MessageEvent('message', { data }));
      },
    };
  };
}
