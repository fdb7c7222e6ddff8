import { MESSAGES } from '../../messages/messages.ts';
import type { YesNo } from './building-options.ts';

/** The messages for the building's address, and for the bank of its mortgage [2 §5]. */
export const OBJECT_ADDRESS_MESSAGES = {
  address: 'Alamat Objek Bangunan wajib diisi',
  subDistrict: 'Kecamatan Wajib diisi',
  urbanVillage: 'Kelurahan Wajib diisi',
  neighbourhood: 'RT Wajib diisi',
  hamlet: 'RW Wajib diisi',
  postalCode: 'Kode Pos Wajib diisi',
  bankClause: 'Nama Bank Wajib diisi',
} as const;

/** The fields that only the building's address has; the others are those of any address. */
export const OBJECT_ADDRESS_LABELS = { address: 'Alamat Objek Bangunan' } as const;

export const MORTGAGE_LABELS = {
  bankClause: 'Nama Bank',
  creditNumber: 'Nomor Perjanjian Kredit',
} as const;

/** The alert for an invalid step [2 §5]. */
export const OBJECT_ADDRESS_ALERT = MESSAGES.order.objectAddressMissing;

/** Filled from the search and read-only [2 §5]. */
export const READ_ONLY_ADDRESS = ['province', 'district_level', 'district'] as const;

type Mortgage = { isKprBtn: YesNo; bankClause: string; creditNumber: string };

/**
 * 'BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012': the bank that is paid first, as the policy names it; `null`
 * without a mortgage.
 */
export function bankClauseText({ isKprBtn, bankClause, creditNumber }: Mortgage): string | null {
  if (isKprBtn === 'tidak' || bankClause === '') return null;
  return creditNumber === '' ? bankClause : `${bankClause}, perjanjian kredit ${creditNumber}`;
}
