import { readRows } from '../../core/csv.ts';

export type Bank = { code: string; bank: string };

/** Returns the banks with their clearing codes, large banks first. */
export const readBanks = (): Bank[] =>
  readRows('lists/banks.csv', ['bank_code', 'bank_name']).map((row) => ({
    code: row.bank_code,
    bank: row.bank_name,
  }));
