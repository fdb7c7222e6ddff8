/** The texts about a search that the visitor typed on another page. */
export const typedTextMessages = {
  /** Followed by a link to another product line. */
  otherLine: 'Sepertinya Anda mencari',
  /** Followed by the text. */
  typed: 'Anda mengetik',
  incomplete: 'Belum semuanya dapat kami baca, jadi lengkapi datanya di bawah ini.',
  /** `words`: the words that were not used. */
  unused: (words: string) => `Yang belum dipakai: ${words}. Lengkapi datanya di bawah ini.`,
};
