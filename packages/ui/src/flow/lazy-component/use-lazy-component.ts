import { MESSAGES } from '@naungan/domain/messages';
import { type ComponentType, useState } from 'react';
import { toast } from '../../primitives/toast/index.ts';

/**
 * Loads a component on first use. `ensureLoaded()` resolves to whether it is loaded. A failed download shows a
 * toast and is tried again at the next call, where `React.lazy` would unmount the page.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  async function ensureLoaded(): Promise<boolean> {
    if (Component) return true;
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      toast({ tone: 'danger', message: MESSAGES.common.loadFailed });
      return false;
    }
  }

  return [Component, ensureLoaded] as const;
}
