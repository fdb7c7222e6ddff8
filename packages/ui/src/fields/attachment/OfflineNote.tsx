import { useSyncExternalStore } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { attachmentFieldsMessages } from './messages.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * A note that is shown while the device is offline or the server cannot be reached (`paused`). The note states
 * that uploads resume automatically.
 */
export function OfflineNote({ paused = false }: { paused?: boolean }) {
  const texts = useMessages('AttachmentFields', attachmentFieldsMessages);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline && !paused) return null;
  return (
    <Alert tone="warning" title={texts.offlineTitle}>
      {texts.offline}
    </Alert>
  );
}
