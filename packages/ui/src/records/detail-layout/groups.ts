/**
 * The ids of the groups of a detail page; `GroupIndex` links to them. Their titles are the texts of the same names in
 * `recordMessages`.
 */
export type GroupId =
  | 'langkah'
  | 'progres'
  | 'siapa'
  | 'apa'
  | 'berapa'
  | 'berkas'
  | 'ketentuan'
  | 'perbaikan'
  | 'riwayat'
  | 'pesan';
