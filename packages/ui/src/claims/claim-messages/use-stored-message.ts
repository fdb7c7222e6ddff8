import { useEffect, useRef, useState } from 'react';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';

/** Returns the text of the next message, stored on the device until it is sent. */
export function useStoredMessage({
  loadMessage,
  saveMessage,
}: Pick<ClaimActions, 'loadMessage' | 'saveMessage'>) {
  const [text, setText] = useState('');
  const load = useRef(loadMessage);

  useEffect(() => {
    let isUnmounted = false;
    // A text that was typed meanwhile is newer.
    load.current?.().then(
      (stored) => !isUnmounted && setText((now) => now || stored),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  function change(next: string) {
    setText(next);
    saveMessage?.(next);
  }

  return { text, change };
}
