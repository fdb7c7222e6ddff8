export const confirmDialogMessages = {
  confirm: 'Ya',
  cancel: 'Batal',
  failed: 'Permintaan gagal diproses. Silakan coba lagi.',
};
