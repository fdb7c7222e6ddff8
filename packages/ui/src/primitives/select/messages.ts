export const selectMessages = {
  loading: 'Memuat…',
};
