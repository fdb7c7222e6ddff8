import { useEffect, useEffectEvent, version } from 'react';

/** Whether the host's React has all functions that this package uses. `useEffectEvent`, of React 19.2, is the newest one. */
export const isReactSupported = typeof useEffectEvent === 'function';

/** Shown in place of all content if the host's React is too old. Uses only functions of React 17. */
export function UnsupportedReact() {
  useEffect(() => {
    console.error(
      `@naungan/storefront needs React 19.2 or newer, but this page has React ${version}. Update react and react-dom.`,
    );
  }, []);
  return (
    <p className="naungan">
      Produk asuransi tidak dapat ditampilkan di halaman ini. Silakan hubungi pengelola situs.
    </p>
  );
}
