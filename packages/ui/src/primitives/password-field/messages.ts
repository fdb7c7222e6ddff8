export const passwordFieldMessages = {
  show: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
};
