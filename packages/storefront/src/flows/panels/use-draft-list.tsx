import type { DraftKind } from '@naungan/domain/draft';
import type { DraftCard } from '@naungan/domain/draft/record';
import { useState } from 'react';
import type { Storefront } from '../../storefront.ts';

/**
 * Loads the member's drafts of a kind, with the code that displays them; null without drafts, or if the drafts fail to load.
 * `accepts` selects drafts.
 */
export async function loadDrafts(
  { api }: Storefront,
  kind: DraftKind,
  accepts: (draft: DraftCard) => boolean = () => true,
) {
  try {
    const drafts = (await api.call('drafts', { query: { kind } })).response.filter(accepts);
    return drafts.length === 0 ? null : { drafts, ...(await import('./UnsentDrafts.tsx')) };
  } catch {
    return null;
  }
}

/** Returns the rendered list of drafts (null without drafts), and `showDrafts`, which sets the loaded drafts. */
export function useDraftList(headingLevel: 2 | 3) {
  const [loadedDrafts, setLoadedDrafts] = useState<Awaited<ReturnType<typeof loadDrafts>>>(null);
  const draftList = loadedDrafts && (
    <loadedDrafts.UnsentDrafts
      drafts={loadedDrafts.drafts}
      headingLevel={headingLevel}
      onDeleted={(name) =>
        setLoadedDrafts({
          ...loadedDrafts,
          drafts: loadedDrafts.drafts.filter((draft) => draft.name !== name),
        })
      }
    />
  );
  return { draftList, showDrafts: setLoadedDrafts };
}
