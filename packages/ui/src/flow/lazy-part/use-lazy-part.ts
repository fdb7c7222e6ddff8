import { MESSAGES } from '@naungan/domain/messages';
import { type ComponentType, useState } from 'react';
import { toast } from '../../primitives/toast/index.ts';

/**
 * A part that loads when it is first needed. `need()` answers whether it is there: a failed download is
 * told in a toast and asked for again at the next press, where `React.lazy` would take the page down.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function need(): Promise<boolean> {
    if (Part) return true;
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast({ tone: 'danger', message: MESSAGES.common.loadFailed });
      return false;
    }
  }

  return [Part, need] as const;
}
