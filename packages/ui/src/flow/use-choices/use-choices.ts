import { useEffect, useEffectEvent, useState } from 'react';

export type Choices<Row> = {
  rows: readonly Row[];
  /** `idle` while what they follow from is not chosen. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
  retry: () => void;
};

type Answer<Row> = { key: string; rows: readonly Row[] | null };

/** What can be chosen, asked for once for each `key`, `null` for nothing to ask. A late answer to another is not heard. */
export function useChoices<Row>(key: string | null, load: () => Promise<readonly Row[]>): Choices<Row> {
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    let current = true;
    ask().then(
      (rows) => current && setAnswer({ key, rows }),
      () => current && setAnswer({ key, rows: null }),
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);

  function retry() {
    setAnswer(null);
    setAttempt((count) => count + 1);
  }

  const own = answer?.key === key ? answer : null;
  const waiting = key === null ? 'idle' : 'loading';
  const state = own === null ? waiting : own.rows === null ? 'failed' : 'ready';
  return { rows: own?.rows ?? [], state, retry };
}
