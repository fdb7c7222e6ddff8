import { useEffect, useRef, useState } from 'react';

/** A part of the web platform that the compiler's library does not know yet. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * While a dialog is open, the back gesture of a phone is the dialog's: `onBack` instead of leaving the page. Only where
 * fingers point: keyboards have Escape, which may belong to a list inside the dialog. Browsers without close watchers
 * leave the page as before.
 */
export function useBackGesture(active: boolean, onBack: () => void) {
  const latest = useRef(onBack);
  // A watcher serves once: one that went back inside its dialog is followed by another.
  const [served, setServed] = useState(0);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active || !globalThis.CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => {
      latest.current();
      setServed((count) => count + 1);
    };
    return () => watcher.destroy();
  }, [active, served]);
}
