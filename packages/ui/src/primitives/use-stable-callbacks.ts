import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: any function fits, and keeps its own type.
type Functions = Record<string, (...args: any[]) => unknown>;

/**
 * Returns functions with a stable identity that call the latest versions, so that memoized children do not
 * render again. For event handlers only; do not call them while rendering.
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
