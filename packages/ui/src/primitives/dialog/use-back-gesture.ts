import { useEffect, useRef, useState } from 'react';

/** The `CloseWatcher` API, which TypeScript's DOM library does not declare yet. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * While `isActive`, a phone's back gesture calls `onBack` instead of leaving the page. This works only on devices
 * with a touch screen as their main input, because with a keyboard `CloseWatcher` also reacts to Escape, which may
 * belong to a list inside the dialog. In browsers without `CloseWatcher` the gesture leaves the page.
 */
export function useBackGesture(isActive: boolean, onBack: () => void) {
  const latestOnBack = useRef(onBack);
  // A `CloseWatcher` fires only once: after each back gesture the effect below creates a new one.
  const [backCount, setBackCount] = useState(0);
  useEffect(() => {
    latestOnBack.current = onBack;
  });
  useEffect(() => {
    if (!isActive || !globalThis.CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => {
      latestOnBack.current();
      setBackCount((count) => count + 1);
    };
    return () => watcher.destroy();
  }, [isActive, backCount]);
}
