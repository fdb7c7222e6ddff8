/**
 * Words of this business that a password must not consist of (OWASP ASVS 5.0, V6.1.2): the broker, its products and records, roles and
 * parts of the system. The name of the brand is added from `site.config.ts`.
 */
const WORDS = [
  ...[
    'naungan',
    'asuransi',
    'insurance',
    'insurer',
    'broker',
    'pialang',
    'polis',
    'policy',
    'klaim',
    'claim',
    'premi',
    'premium',
  ],
  ...[
    'kesehatan',
    'health',
    'kecelakaan',
    'accident',
    'kendaraan',
    'vehicle',
    'mobil',
    'motor',
    'properti',
    'property',
  ],
  ...[
    'kebakaran',
    'gempabumi',
    'gempa',
    'bumi',
    'rumah',
    'bangunan',
    'nasabah',
    'tertanggung',
    'pemegang',
    'anggota',
    'member',
  ],
  ...[
    'customer',
    'pelanggan',
    'agen',
    'mitra',
    'partner',
    'underwriter',
    'layanan',
    'service',
    'keuangan',
    'finance',
    'editor',
  ],
  ...[
    'supervisor',
    'admin',
    'administrator',
    'operator',
    'staff',
    'staf',
    'petugas',
    'desk',
    'meja',
    'server',
    'system',
    'sistem',
  ],
  ...[
    'password',
    'katasandi',
    'sandi',
    'login',
    'masuk',
    'akun',
    'account',
    'user',
    'pengguna',
    'indonesia',
    'jakarta',
  ],
];
/** The letters that a password must have in addition to words of the list, digits and signs. */
const MIN_OTHER_LETTERS = 4;

/** Characters that people write in place of a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the text in lower case without the words, digits and signs. */
function otherLetters(text: string, words: readonly string[]): string {
  const letters = text.replace(/\P{L}/gu, ' ');
  return words.reduce((rest, word) => rest.replaceAll(word, ' '), letters).replace(/ /g, '');
}

/** Returns whether a password consists of words of this business, digits and signs, such as `Naungan2026` or `P0lis-Mobil!`. */
export function isGuessablePassword(password: string, brandName: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const substituted = text.replace(/[013457@$!]/g, (character) => LETTERS[character] ?? character);
  const brandWords = brandName
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length >= 4);
  // A long word first, so that its part does not remain.
  const words = [...brandWords, ...WORDS].toSorted((a, b) => b.length - a.length);
  return [text, substituted].some(
    (variant) =>
      words.some((word) => variant.includes(word)) && otherLetters(variant, words).length < MIN_OTHER_LETTERS,
  );
}
