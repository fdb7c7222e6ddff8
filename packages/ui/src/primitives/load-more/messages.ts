export const loadMoreMessages = {
  loadMore: 'Muat Lebih',
  /** Number of displayed entries, and of all entries if it is known. */
  shown: (count: number, total?: number) =>
    total === undefined ? `Menampilkan ${count} data` : `Menampilkan ${count} dari ${total}`,
};
