import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type ApiProblem, readApiProblem } from './api-problem.ts';
import { useBackOnline } from './use-back-online.ts';

export type LoadState<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: ApiProblem };

export type LoadControls<Value> = {
  loadState: LoadState<Value>;
  /** Loads again and shows the skeleton. */
  reload: () => void;
  /** Loads again in the background; a failure keeps the displayed value. */
  refresh: () => Promise<void>;
  /** Replaces the displayed value. */
  replaceValue: (value: Value) => void;
};

/**
 * Loads once per `key`. Does not load while `load` is null. A load that failed without a network is repeated when the
 * network returns. A late result never replaces a newer result. A background refresh does not cancel a load for which
 * the skeleton is shown.
 */
export function useLoad<Value>(load: (() => Promise<Value>) | null, key = ''): LoadControls<Value> {
  const [loadState, setLoadState] = useState<LoadState<Value>>({ state: 'loading' });
  const latestLoad = useRef(load);
  const lastRunId = useRef(0);
  /** Runs with a lower id are outdated. */
  const oldestValidRunId = useRef(0);

  useEffect(() => {
    latestLoad.current = load;
  });

  const run = useCallback(async ({ isSilent }: { isSilent: boolean }) => {
    if (!latestLoad.current) return;
    lastRunId.current += 1;
    const runId = lastRunId.current;
    if (!isSilent) {
      oldestValidRunId.current = runId;
      // If the state is `loading` already, the same object is returned, which avoids a render.
      setLoadState((previous) => (previous.state === 'loading' ? previous : { state: 'loading' }));
    }
    try {
      const value = await latestLoad.current();
      if (runId < oldestValidRunId.current) return;
      oldestValidRunId.current = runId;
      // The value is rendered in a transition, which React splits into short tasks: one long task would block a
      // slow phone.
      startTransition(() => setLoadState({ state: 'ready', value }));
    } catch (thrown) {
      if (runId < oldestValidRunId.current || isSilent) return;
      setLoadState({ state: 'failed', error: readApiProblem(thrown, 'Gagal memuat data') });
    }
  }, []);

  /** Ignores the results of all loads that are still running. */
  const discardPending = useCallback(() => {
    lastRunId.current += 1;
    oldestValidRunId.current = lastRunId.current;
  }, []);

  // A new `key` loads again; a new `load` function alone does not.
  useEffect(() => {
    void run({ isSilent: false });
    return discardPending;
  }, [run, discardPending, key]);

  const reload = useCallback(() => void run({ isSilent: false }), [run]);
  useBackOnline(loadState.state === 'failed' && loadState.error.status === 0, reload);
  const refresh = useCallback(() => run({ isSilent: true }), [run]);
  const replaceValue = useCallback(
    (value: Value) => {
      discardPending();
      setLoadState({ state: 'ready', value });
    },
    [discardPending],
  );
  return { loadState, reload, refresh, replaceValue };
}
