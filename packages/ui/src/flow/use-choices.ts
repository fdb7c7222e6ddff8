import { useEffect, useEffectEvent, useState } from 'react';

export type Choices<Row> = {
  rows: readonly Row[];
  /** `idle` while `key` is null. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
  retry: () => void;
};

/** `rows` is null after a failure. */
type Result<Row> = { key: string; rows: readonly Row[] | null };

function stateOf<Row>(key: string | null, result: Result<Row> | null): Choices<Row>['state'] {
  if (key === null) return 'idle';
  if (result === null) return 'loading';
  return result.rows === null ? 'failed' : 'ready';
}

/** Loads the choices once per `key`; loads nothing while `key` is null. A late result for an earlier key is ignored. */
export function useChoices<Row>(key: string | null, load: () => Promise<readonly Row[]>): Choices<Row> {
  const [result, setResult] = useState<Result<Row> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const requestRows = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    requestRows().then(
      (rows) => isCurrent && setResult({ key, rows }),
      () => isCurrent && setResult({ key, rows: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  function retry() {
    setResult(null);
    setAttempt((count) => count + 1);
  }

  const currentResult = result?.key === key ? result : null;
  return { rows: currentResult?.rows ?? [], state: stateOf(key, currentResult), retry };
}
