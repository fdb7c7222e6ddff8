/** The items that an insurer can return for correction. Each has the title of the wizard's step that corrects it [2 §2]. */
export const REVISION_TITLES = {
  vehicle: 'Data Kendaraan',
  insured: 'Data Diri Tertanggung',
  address: 'Alamat Tertanggung',
  beneficiary: 'Penerima Manfaat',
  attachment: 'Lampiran',
} as const;

export type RevisionItem = keyof typeof REVISION_TITLES;

export const REVISION_ITEMS = [
  'vehicle',
  'insured',
  'address',
  'beneficiary',
  'attachment',
] as const satisfies readonly RevisionItem[];

export function isRevisionItem(text: unknown): text is RevisionItem {
  return REVISION_ITEMS.some((item) => item === text);
}
