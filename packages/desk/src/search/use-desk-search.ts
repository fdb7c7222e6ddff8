import type { DeskSearchReply } from '@naungan/api/desk-queues';
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
  | { state: 'loading'; reply: DeskSearchReply }
  | { state: 'ready'; reply: DeskSearchReply }
  | { state: 'failed'; message: string };

const IDLE: DeskSearch = { state: 'idle' };
const NOTHING: DeskSearchReply = { results: [], cut: [] };

/** Returns whether the server searches a text of this length. */
const isSearchable = (text: string) => text.length >= MIN_LENGTH && text.length <= MAX_LENGTH;

/** Returns the records that are shown now; the records of the last text while the next ones load. */
export const foundRecords = (search: DeskSearch): DeskSearchReply =>
  'reply' in search ? search.reply : NOTHING;

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
    setSearch((last) => ({ state: 'loading', reply: foundRecords(last) }));
    const timer = setTimeout(async () => {
      try {
        const identityNumber = parseCardNumber(text);
        // An identity number must not be in the address of a request.
        const reply = (
          identityNumber === null
            ? await call('deskSearch', { query: { q: text } })
            : await call('deskSearchIdentity', { body: { number: identityNumber } })
        ).response;
        if (isCurrent) setSearch({ state: 'ready', reply });
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
