import { useEffect, useRef, useState } from 'react';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';

/** Returns the text of the next message, stored on the device until it is sent. */
export function useStoredMessage({
  loadMessage,
  saveMessage,
}: Pick<ClaimActions, 'loadMessage' | 'saveMessage'>) {
  const [text, setText] = useState('');
  const initialLoad = useRef(loadMessage);

  useEffect(() => {
    let isUnmounted = false;
    // A text that was typed while the stored text loaded is newer, so the stored text is ignored.
    initialLoad.current?.().then(
      (storedText) => !isUnmounted && setText((previous) => previous || storedText),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  function changeText(newText: string) {
    setText(newText);
    saveMessage?.(newText);
  }

  return { text, changeText };
}
