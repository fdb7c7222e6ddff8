import { MESSAGES } from '../../messages/messages.ts';
import type { YesNo } from './building-options.ts';

/** The messages for an empty field of the building's address, and for the bank of the mortgage [2 §5]. */
export const OBJECT_ADDRESS_MESSAGES = {
  address: 'Alamat Objek Bangunan wajib diisi',
  subDistrict: 'Kecamatan Wajib diisi',
  urbanVillage: 'Kelurahan Wajib diisi',
  neighbourhood: 'RT Wajib diisi',
  hamlet: 'RW Wajib diisi',
  postalCode: 'Kode Pos Wajib diisi',
  bankClause: 'Nama Bank Wajib diisi',
} as const;

/** The labels that differ from `ADDRESS_LABELS`. */
export const OBJECT_ADDRESS_LABELS = { address: 'Alamat Objek Bangunan' } as const;

export const MORTGAGE_LABELS = {
  bankClause: 'Nama Bank',
  creditNumber: 'Nomor Perjanjian Kredit',
} as const;

/** The alert for an invalid address step [2 §5]. */
export const OBJECT_ADDRESS_ALERT = MESSAGES.order.objectAddressMissing;

/** Fields of the building's address that are filled in from the search and read-only [2 §5]. */
export const READ_ONLY_ADDRESS = ['province', 'district_level', 'district'] as const;

type Mortgage = { isKprBtn: YesNo; bankClause: string; creditNumber: string };

/**
 * Returns the bank that receives a claim payment first, for the policy: 'BANK TABUNGAN NEGARA, perjanjian kredit
 * KPR-0012'; `null` without a mortgage.
 */
export function bankClauseText({ isKprBtn, bankClause, creditNumber }: Mortgage): string | null {
  if (isKprBtn === 'tidak' || bankClause === '') return null;
  return creditNumber === '' ? bankClause : `${bankClause}, perjanjian kredit ${creditNumber}`;
}
