/** The texts of the list of drafts in the account. */
export const draftListMessages = {
  title: 'Draf yang belum dikirim',
  claim: (productName: string) => `Klaim ${productName}`,
  revision: (productName: string) => `Perbaikan data ${productName}`,
  policy: (number: string) => `polis ${number}`,
  changed: (date: string) => `terakhir diubah ${date}`,
  storedUntil: (date: string) => `disimpan sampai ${date}`,
  /** Accessible name of a draft; `changed`: the text `changed`. */
  label: (title: string, changed: string) => `${title}, ${changed}`,
  remove: 'Hapus',
  removeDraft: (label: string) => `Hapus draf ${label}`,
  resume: 'Lanjutkan',
  resumeDraft: (label: string) => `Lanjutkan draf ${label}`,
  removeTitle: 'Hapus draf ini?',
  removeText: (title: string) => `Isian dan berkas draf ${title} akan dihapus dari akun Anda.`,
};
