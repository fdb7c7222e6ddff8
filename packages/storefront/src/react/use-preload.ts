import type { ProductType } from '@naungan/domain/lines';
import { useEffect } from 'react';

/**
 * Starts loading the screens of a line, so that the screens arrive at the same time as the page's data. Ignores a failure,
 * because the page loads the screens again and reports the failure.
 */
export function usePreload<L extends ProductType>(load: (line: L) => Promise<unknown>, line: L | null) {
  useEffect(() => {
    if (line !== null) load(line).catch(() => {});
  }, [load, line]);
}
