export const breadcrumbMessages = {
  label: 'Jejak halaman',
};
