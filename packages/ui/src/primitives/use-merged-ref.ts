import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Returns a ref that sets the component's ref and the host's ref. */
export function useMergedRef<Value>(
  componentRef: RefObject<Value | null>,
  hostRef: Ref<Value> | undefined,
): RefCallback<Value> {
  return useCallback(
    (value: Value | null) => {
      componentRef.current = value;
      if (typeof hostRef !== 'function') {
        if (hostRef) hostRef.current = value;
        return;
      }
      const cleanUp = hostRef(value);
      if (typeof cleanUp !== 'function') return;
      return () => {
        componentRef.current = null;
        cleanUp();
      };
    },
    [componentRef, hostRef],
  );
}
