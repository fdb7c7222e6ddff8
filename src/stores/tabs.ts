/**
 * Tells the other tabs of this browser; a BroadcastChannel, or a fake in tests. Only the sealed token crosses
 * it. Static pages answer by an inline script (`answerTabs`), which speaks these same words.
 */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
type Word = { kind: 'ask' } | { kind: 'tell'; sealed: string } | { kind: 'logout' };

/** What tabs of one browser say to each other about their session [Q9]. */
export function createTabs(channel: Channel, patience = 150) {
  const say = (word: Word) => channel.postMessage(word);
  const hear = (heard: (word: Word) => void) =>
    channel.addEventListener('message', (event) => heard((event as MessageEvent<Word>).data));

  return {
    /** The sealed token of an open tab; null when none answers within `patience` ms. */
    ask(): Promise<string | null> {
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), patience);
        hear((word) => {
          if (word.kind !== 'tell') return;
          clearTimeout(timer);
          resolve(word.sealed);
        });
        say({ kind: 'ask' });
      });
    },
    /** Answers new tabs with what `sealed` gives, if anything. */
    answer(sealed: () => string | null) {
      hear((word) => {
        const text = word.kind === 'ask' ? sealed() : null;
        if (text !== null) say({ kind: 'tell', sealed: text });
      });
    },
    onLogout(heard: () => void) {
      hear((word) => word.kind === 'logout' && heard());
    },
    logout: () => say({ kind: 'logout' }),
  };
}
