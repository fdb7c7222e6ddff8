import { useEffect, useRef } from 'react';

/**
 * Returns a function that changes a controlled draft. If the function is called twice before the next render,
 * both changes are applied.
 */
export function useDraft<Draft extends object>(draft: Draft, onDraftChange: (draft: Draft) => void) {
  const latestDraft = useRef(draft);

  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);

  return (patch: (draft: Draft) => Partial<Draft>) => {
    latestDraft.current = { ...latestDraft.current, ...patch(latestDraft.current) };
    onDraftChange(latestDraft.current);
  };
}
