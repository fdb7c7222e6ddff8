import { MESSAGES } from '@naungan/domain/messages';
import { type ComponentType, useState } from 'react';
import { toast } from '../../primitives/toast/index.ts';

/**
 * Loads a component on first use. `ensureLoaded()` resolves to true when the component is loaded. After a failed
 * download, `ensureLoaded()` shows a toast and resolves to false, and the next call tries again; `React.lazy` would
 * unmount the page instead.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  async function ensureLoaded(): Promise<boolean> {
    if (Component) return true;
    try {
      const loadedComponent = await load();
      // `setComponent(loadedComponent)` would call the component, because React treats a function as an updater.
      setComponent(() => loadedComponent);
      return true;
    } catch {
      toast({ tone: 'danger', message: MESSAGES.common.loadFailed });
      return false;
    }
  }

  return [Component, ensureLoaded] as const;
}
