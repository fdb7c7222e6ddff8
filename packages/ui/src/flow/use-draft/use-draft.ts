import { useEffect, useRef } from 'react';

/**
 * Changes a draft that lives outside. Two changes before the next render add up instead of the second
 * undoing the first.
 */
export function useDraft<Draft extends object>(draft: Draft, onDraftChange: (draft: Draft) => void) {
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  return (patch: (draft: Draft) => Partial<Draft>) => {
    latest.current = { ...latest.current, ...patch(latest.current) };
    onDraftChange(latest.current);
  };
}
