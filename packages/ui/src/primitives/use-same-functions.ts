import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: any function fits, and keeps its own type.
type Functions = Record<string, (...args: any[]) => unknown>;

/**
 * Functions that stay the same from render to render and call those of the last one: what is memoized is not drawn
 * again because its handlers are new. For handlers of events only, not to be called while rendering.
 */
export function useSameFunctions<F extends Functions>(functions: F): F {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [same] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: unknown[]) => latest.current[name]?.(...args)]),
    ),
  );
  return same as F;
}
