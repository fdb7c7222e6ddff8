import { useCallback, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';

/**
 * Like `useState`, with a value that is stored under `name` until `clear` is called: it survives a reload, the end of
 * the session and a closed dialog.
 */
export function useDraft<Value>(name: string, initial: Value) {
  const { drafts } = useDesk();
  const [value, setState] = useState<Value>(() => drafts.read<Value>(name) ?? initial);
  const setValue = useCallback(
    (next: Value) => {
      drafts.write(name, next);
      setState(next);
    },
    [drafts, name],
  );
  const clear = useCallback(() => {
    drafts.remove(name);
    setState(initial);
    // `initial` may be a new object in each render, and only its first value counts.
  }, [drafts, name]);
  return [value, setValue, clear] as const;
}
