import type { Drawer } from './vault.ts';

/** The locks of this browser, seen by all its tabs; a fake in tests. */
export type Locks = {
  request: (name: string, options: { signal: AbortSignal }, held: () => Promise<void>) => Promise<unknown>;
  query: () => Promise<{ held?: { name?: string }[] }>;
};
/** Whose a sealed file is: the session storage of a duplicated tab has a copy of everything but this. */
export type Tab = {
  id: () => Promise<string>;
  /** Ids of the tabs that are open on a page with drafts. */
  living: () => Promise<Set<string>>;
};

const KEY = 'site-tab';
const LOCK = 'site-tab.';
const forever = () => new Promise<void>(() => undefined);

/**
 * The id of this tab. It stays through reloads; a duplicated tab finds it held by the other one and takes a new one.
 * `patience`: ms that a page which is being left may take to let go of it.
 */
export function createTab(options: {
  drawer: Pick<Drawer, 'getItem' | 'setItem'>;
  locks: Locks | undefined;
  newId?: () => string;
  patience?: number;
}): Tab {
  const { drawer, locks, newId = () => crypto.randomUUID(), patience = 1_000 } = options;
  let known: Promise<string> | undefined;

  /** False when another tab has it; a browser that cannot tell says true. */
  function hold(id: string): Promise<boolean> {
    if (!locks) return Promise.resolve(true);
    const signal = AbortSignal.timeout(patience);
    return new Promise((resolve) => {
      const held = () => {
        resolve(true);
        return forever();
      };
      locks.request(LOCK + id, { signal }, held).catch(() => resolve(!signal.aborted));
    });
  }

  async function find(): Promise<string> {
    const kept = drawer.getItem(KEY);
    if (kept !== null && (await hold(kept))) return kept;
    const made = newId();
    // Without room for it each page takes a new one: files are copied then, never shared.
    try {
      drawer.setItem(KEY, made);
    } catch {}
    await hold(made);
    return made;
  }
  const id = () => {
    known ??= find();
    return known;
  };

  return {
    id,
    async living() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const names = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
      // Its own as it stands: to ask is no reason to hold it.
      const own = drawer.getItem(KEY);
      return new Set(own === null ? names : [...names, own]);
    },
  };
}
