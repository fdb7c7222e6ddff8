export const spinnerMessages = {
  loading: 'Memuat…',
};
