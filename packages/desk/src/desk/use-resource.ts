import { ApiProblem } from '@naungan/api/api-problem';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Resource<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value; isRefreshing: boolean; loadedAt: number }
  | { state: 'failed'; problem: ApiProblem };

export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem
    ? error
    : new ApiProblem(error instanceof Error ? error.message : String(error), {
        status: 0,
        code: '',
        raw: '',
        fields: [],
        cause: error,
      });

/** `headers` mark a request that no input caused: it does not prolong the session. */
export type LoadRequest = { headers: Record<string, string> };

const BACKGROUND = { 'x-background': '1' };

/**
 * Loads a value when `key` changes. `refresh` loads it again and shows the old value meanwhile; a failed refresh keeps
 * the old value. An outdated response is ignored. With `keepsValue`, a new key keeps the old value until the new one
 * arrives, as for a list that is filtered.
 */
export function useResource<Value>(
  key: string,
  load: (request: LoadRequest) => Promise<Value>,
  { keepsValue = false }: { keepsValue?: boolean } = {},
) {
  const [resource, setResource] = useState<Resource<Value>>({ state: 'loading' });
  const requestCount = useRef(0);
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const latestKey = useRef(key);
  latestKey.current = key;
  /** The key of the last value: after a failure, a value of another key would look like the requested one. */
  const valueKey = useRef<string | null>(null);

  const start = useCallback(async (showsOldValue: boolean, request: LoadRequest = { headers: {} }) => {
    requestCount.current += 1;
    const current = requestCount.current;
    const requestedKey = latestKey.current;
    setResource((previous) =>
      showsOldValue && previous.state === 'ready'
        ? { ...previous, isRefreshing: true }
        : { state: 'loading' },
    );
    try {
      const value = await latestLoad.current(request);
      if (current !== requestCount.current) return;
      valueKey.current = requestedKey;
      setResource({ state: 'ready', value, isRefreshing: false, loadedAt: Date.now() });
    } catch (error) {
      if (current !== requestCount.current) return;
      setResource((previous) =>
        showsOldValue && previous.state === 'ready' && valueKey.current === requestedKey
          ? { ...previous, isRefreshing: false }
          : { state: 'failed', problem: problemOf(error) },
      );
    }
  }, []);

  // Dependencies: a new key loads another value
  useEffect(() => {
    void start(keepsValue);
    return () => {
      requestCount.current += 1;
    };
  }, [key, keepsValue, start]);

  const refresh = useCallback(() => start(true), [start]);
  const refreshInBackground = useCallback(() => start(true, { headers: BACKGROUND }), [start]);
  const reload = useCallback(() => start(false), [start]);
  return { resource, refresh, refreshInBackground, reload };
}
