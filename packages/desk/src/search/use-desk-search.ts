import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { parseCardNumber } from '@naungan/domain/identity';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { problemOf } from '../desk/use-resource.ts';

/** The search starts after a pause in typing. */
const TYPING_PAUSE_MS = 200;
/** Limits of the server's query. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

export type DeskSearch =
  | { state: 'idle' }
  | { state: 'loading'; results: readonly DeskSearchResult[] }
  | { state: 'ready'; results: readonly DeskSearchResult[] }
  | { state: 'failed'; message: string };

const IDLE: DeskSearch = { state: 'idle' };

/** Returns whether the server searches a text of this length. */
const isSearchable = (text: string) => text.length >= MIN_LENGTH && text.length <= MAX_LENGTH;

/** Searches records for a trimmed text. The results of the last text stay while the next ones load. */
export function useDeskSearch(text: string): { search: DeskSearch; retry: () => void } {
  const { call, me } = useDesk();
  const [search, setSearch] = useState<DeskSearch>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const isPermitted = me.permissions.includes('search.use');

  // Dependencies: a new text or a new attempt
  useEffect(() => {
    if (!isPermitted || !isSearchable(text)) {
      setSearch(IDLE);
      return;
    }
    let isCurrent = true;
    setSearch((last) => ({ state: 'loading', results: 'results' in last ? last.results : [] }));
    const timer = setTimeout(async () => {
      try {
        const identityNumber = parseCardNumber(text);
        // An identity number must not be in the address of a request.
        const { results } = (
          identityNumber === null
            ? await call('deskSearch', { query: { q: text } })
            : await call('deskSearchIdentity', { body: { number: identityNumber } })
        ).response;
        if (isCurrent) setSearch({ state: 'ready', results });
      } catch (error) {
        if (isCurrent) setSearch({ state: 'failed', message: problemOf(error).message });
      }
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, attempt, isPermitted, call]);

  return { search, retry: () => setAttempt((count) => count + 1) };
}
