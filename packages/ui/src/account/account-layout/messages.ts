/** The texts of the navigation of the account. */
export const accountLayoutMessages = {
  introduction: 'Tugas, polis, klaim, dan invoice Anda di satu tempat.',
  // The sections.
  overview: 'Ringkasan',
  purchase: 'Pesanan',
  invoice: 'Invoice',
  policy: 'Polis',
  claim: 'Klaim',
  profile: 'Profil',
};
