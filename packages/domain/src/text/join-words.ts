/** Returns the words as an Indonesian list: 'Padma', 'Padma dan Teratai', 'Padma, Teratai, dan Nusaraga'. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(' dan ');
  return `${words.slice(0, -1).join(', ')}, dan ${words.at(-1)}`;
}
