import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Loads once for each `key`. A late answer never replaces a newer one. */
export function useLoad<Value>(load: (() => Promise<Value>) | null, key = ''): LoadControls<Value> {
  const [request, setRequest] = useState<Load<Value>>({ state: 'loading' });
  const latest = useRef(load);
  const turn = useRef(0);

  useEffect(() => {
    latest.current = load;
  });

  const run = useCallback(async (silent: boolean) => {
    if (!latest.current) return;
    turn.current += 1;
    const mine = turn.current;
    if (!silent) setRequest({ state: 'loading' });
    try {
      const value = await latest.current();
      if (mine === turn.current) setRequest({ state: 'ready', value });
    } catch (thrown) {
      if (mine !== turn.current || silent) return;
      setRequest({ state: 'failed', error: readError(thrown, 'Gagal memuat data') });
    }
  }, []);

  // the key says when to load anew
  useEffect(() => {
    void run(false);
    return () => {
      turn.current += 1;
    };
  }, [run, key]);

  const reload = useCallback(() => void run(false), [run]);
  const refresh = useCallback(() => run(true), [run]);
  const set = useCallback((value: Value) => {
    turn.current += 1;
    setRequest({ state: 'ready', value });
  }, []);
  return { request, reload, refresh, set };
}
