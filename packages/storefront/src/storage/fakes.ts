import type { Channel } from '../session/tab-channel.ts';
import type { Flag } from './browser-flag.ts';
import type { KeyStore, WebStorage } from './encrypted-storage.ts';
import type { Locks } from './tab.ts';

/** A tab's storage for tests. */
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

/** A flag for tests; the tabs of a browser share one. */
export function fakeFlag(): Flag {
  let set = false;
  return {
    set: () => {
      set = true;
    },
    isSet: () => set,
    remove: () => {
      set = false;
    },
  };
}

/** A key store for tests. */
export function fakeKeys(): KeyStore {
  let kept: CryptoKey | undefined;
  return {
    load: async () => kept,
    save: async (key) => {
      kept = key;
    },
  };
}

/** The locks of a browser for tests; a page releases its locks when it is left. */
export function fakeLocks() {
  const holders = new Map<string, object>();
  const waiting = new Map<string, (() => void)[]>();

  function page(): Locks & { leave: () => void } {
    const me = {};
    return {
      request(name, { signal }, held) {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          const take = () => {
            if (signal.aborted) return;
            holders.set(name, me);
            void held();
          };
          if (!holders.has(name)) take();
          else waiting.set(name, [...(waiting.get(name) ?? []), take]);
        });
      },
      query: async () => ({ held: [...holders.keys()].map((name) => ({ name })) }),
      leave() {
        const mine = [...holders].filter(([, holder]) => holder === me).map(([name]) => name);
        for (const name of mine) {
          holders.delete(name);
          waiting.get(name)?.shift()?.();
        }
      },
    };
  }
  return { page };
}

/** Connected channels for tests, like the tabs of one browser; each call returns a tab. */
export function fakeBus() {
  const tabs: EventTarget[] = [];
  return (): Channel => {
    const own = new EventTarget();
    tabs.push(own);
    return {
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        own.addEventListener(type, listener),
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== own) tab.dispatchEvent(new MessageEvent('message', { data }));
      },
    };
  };
}
