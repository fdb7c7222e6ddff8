import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type ActionError, readError } from '../action-error/action-error.ts';

export type Load<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: ActionError };

export type LoadControls<Value> = {
  request: Load<Value>;
  /** Starts over, with the skeleton. */
  reload: () => void;
  /** Reads again behind what is shown; a failure leaves it as it is. */
  refresh: () => Promise<void>;
  /** Replaces what is shown by what is already known. */
  set: (value: Value) => void;
};

/**
 * Loads once for each `key`. A late answer never replaces a newer one, and a silent reading takes nothing from the one
 * that the skeleton waits for.
 */
export function useLoad<Value>(load: (() => Promise<Value>) | null, key = ''): LoadControls<Value> {
  const [request, setRequest] = useState<Load<Value>>({ state: 'loading' });
  const latest = useRef(load);
  const begun = useRef(0);
  /** What began before this one is not shown any more. */
  const oldest = useRef(0);

  useEffect(() => {
    latest.current = load;
  });

  const run = useCallback(async (silent: boolean) => {
    if (!latest.current) return;
    begun.current += 1;
    const mine = begun.current;
    if (!silent) {
      oldest.current = mine;
      // What waits already is not drawn again.
      setRequest((now) => (now.state === 'loading' ? now : { state: 'loading' }));
    }
    try {
      const value = await latest.current();
      if (mine < oldest.current) return;
      oldest.current = mine;
      // Drawn in slices: a whole page in one go would hold up a slow phone.
      startTransition(() => setRequest({ state: 'ready', value }));
    } catch (thrown) {
      if (mine < oldest.current || silent) return;
      setRequest({ state: 'failed', error: readError(thrown, 'Gagal memuat data') });
    }
  }, []);

  const forget = useCallback(() => {
    begun.current += 1;
    oldest.current = begun.current;
  }, []);

  // the key says when to load anew
  useEffect(() => {
    void run(false);
    return forget;
  }, [run, forget, key]);

  const reload = useCallback(() => void run(false), [run]);
  const refresh = useCallback(() => run(true), [run]);
  const set = useCallback(
    (value: Value) => {
      forget();
      setRequest({ state: 'ready', value });
    },
    [forget],
  );
  return { request, reload, refresh, set };
}
