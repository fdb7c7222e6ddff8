/** The texts that state where a draft is stored. */
export const draftNoteMessages = {
  accountFailedTitle: 'Draf belum tersimpan di akun Anda',
  accountFailed:
    'Perubahan terakhir masih ada di tab ini dan akan disimpan kembali secara otomatis. Mohon jangan menutup tab ini.',
  accountFullTitle: 'Draf belum tersimpan di akun Anda',
  accountFull:
    'Jumlah draf di akun Anda sudah mencapai batas. Hapus draf lain di daftar pesanan atau klaim, atau selesaikan pengisian ini di tab ini.',
  goneTitle: 'Draf ini sudah dikirim atau dihapus',
  gone: 'Perubahan itu terjadi di tab atau perangkat lain. Bila Anda melanjutkan pengisian, isian ini disimpan sebagai draf baru.',
  lostTitle: 'Draf belum tersimpan',
  lost: 'Isian Anda tidak dapat disimpan di perangkat ini, mungkin karena penyimpanannya penuh.',
  filesLostTitle: 'Berkas belum tersimpan di draf',
  /** `names`: names of the documents. */
  filesLost: (names: string) =>
    `${names} tidak dapat disimpan di perangkat ini. Isian lainnya tetap tersimpan.`,
  keepPageOpen: 'Mohon jangan menutup atau memuat ulang halaman ini sebelum terkirim.',
  savedInAccount:
    'Draf tersimpan otomatis di akun Anda selama 7 hari sejak perubahan terakhir. Anda dapat melanjutkannya di perangkat lain.',
  savedInTab: 'Draf tersimpan otomatis di tab ini sampai tab ditutup atau Anda keluar.',
  filesDeleted: 'Berkas yang tidak jadi dikirim akan dihapus setelah satu hari.',
  saving: 'Menyimpan berkas di perangkat ini … Mohon jangan menutup halaman ini.',
};
