import { type ProductType, productTypeInfo } from './product-type.ts';

/** What an insurer can send back, and how the step that corrects it is called [2 §2]. */
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

/** Whether an order that is sent back can be corrected: the specification has no screen for property [2 §2]. */
export const canBeRevised = (type: ProductType): boolean => productTypeInfo(type).family !== 'property';
