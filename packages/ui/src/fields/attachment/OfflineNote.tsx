import { useSyncExternalStore } from 'react';
import { Alert } from '../../primitives/alert/index.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the device is offline: nothing is lost, and uploads continue by themselves. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert tone="warning" title="Jaringan terputus">
      Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.
    </Alert>
  );
}
