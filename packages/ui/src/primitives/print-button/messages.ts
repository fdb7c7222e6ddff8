export const printButtonMessages = {
  print: 'Cetak',
};
