import type { ProductType } from '@naungan/domain/lines';
import { useEffect } from 'react';

/**
 * Starts loading the screens of a line, so that they arrive with the data of the page. A failure is reported where the
 * page loads them.
 */
export function usePreload<L extends ProductType>(load: (line: L) => Promise<unknown>, line: L | null) {
  useEffect(() => {
    if (line !== null) load(line).catch(() => {});
  }, [load, line]);
}
