import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: any function fits, and keeps its own type.
type Functions = Record<string, (...args: any[]) => unknown>;

/**
 * Returns functions that are the same in each render and call the functions of the latest render. Memoized children
 * thus do not render again. Use them as event handlers only, and do not call them while rendering.
 */
export function useStableCallbacks<F extends Functions>(functions: F): F {
  const latestFunctions = useRef(functions);
  useLayoutEffect(() => {
    latestFunctions.current = functions;
  });
  const [stableFunctions] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [
        name,
        (...args: unknown[]) => latestFunctions.current[name]?.(...args),
      ]),
    ),
  );
  return stableFunctions as F;
}
